terminal-nothing = nothing
