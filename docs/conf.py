"""How Sphinx builds the pages: `make docs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import kotable

project = "Kotable"
author = "the authors of Kotable"
version = release = kotable.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["requirements.lock"]
html_theme = "furo"
html_title = f"Kotable {release}"
html_copy_source = False
myst_heading_anchors = 3
default_role = "code"  # docstrings write `name` for code, as the Markdown pages do
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_type_aliases = {"Facts": "Facts", "Options": "Options"}
python_use_unqualified_type_names = True
add_module_names = False
