import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const locale = fileURLToPath(new URL('../src/kotable/locale/', import.meta.url))

/** Which catalogues travel together. `ui` is needed by every page, the rules only where they are read. */
const BUNDLES: Record<string, string[]> = {
  ui: ['web', 'web-kodachi', 'server', 'kokopelli', 'kodachi'],
  'rules-kokopelli': ['rules-kokopelli'],
  'rules-kodachi': ['rules-kodachi'],
}

/** `virtual:ftl/<language>/<bundle>`: Fluent catalogues of the Python package as text, without their comments. */
function fluent(): Plugin {
  const prefix = 'virtual:ftl/'
  return {
    name: 'kotable-fluent',
    resolveId: (id) => (id.startsWith(prefix) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + prefix)) return null
      const [language, bundle] = id.slice(prefix.length + 1).split('/')
      const texts = BUNDLES[bundle].map((name) => {
        const own = `${locale}${language}/${name}.ftl`
        const path = existsSync(own) ? own : `${locale}en/${name}.ftl`
        if (!existsSync(path)) return ''
        this.addWatchFile(path)
        return readFileSync(path, 'utf8').replace(/^#.*\n/gm, '')
      })
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))}`
    },
  }
}

export default defineConfig({
  plugins: [fluent(), svelte()],
  build: {
    outDir: '../src/kotable/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content-security policy allows no data: addresses
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
})
