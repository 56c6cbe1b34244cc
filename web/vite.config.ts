import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const locale = fileURLToPath(new URL('../src/kotable/locale/', import.meta.url))

const LANGUAGES = ['en', 'de', 'fr', 'pl']
/** The games with a table of their own: the folders that have an about.ts. */
const sources = fileURLToPath(new URL('src/', import.meta.url))
const GAMES = readdirSync(sources).filter((name) => existsSync(`${sources}${name}/about.ts`))

/** Which catalogues travel together. `ui` is needed by every page, those of a game where it is played or spoken of, the rules where they are read. */
const BUNDLES: Record<string, string[]> = {
  ui: ['web', 'server'],
  ...Object.fromEntries(GAMES.map((game) => [`game-${game}`, [game, `web-${game}`]])),
  ...Object.fromEntries(GAMES.map((game) => [`rules-${game}`, [`rules-${game}`]])),
  lesson: ['lesson'],
  table: ['ask', 'coach'],
  review: ['review'],
  pages: ['pages'],
  figures: ['figures'],
}

/**
 * `virtual:ftl/<language>/<bundle>`: Fluent catalogues of the Python package as text, without their comments; `virtual:ftl`: how each of
 * them is loaded.
 */
function fluent(): Plugin {
  const prefix = 'virtual:ftl/'
  const all = LANGUAGES.flatMap((language) => Object.keys(BUNDLES).map((bundle) => `${language}/${bundle}`))
  return {
    name: 'kotable-fluent',
    resolveId: (id) => (id === 'virtual:ftl' || id.startsWith(prefix) ? '\0' + id : null),
    load(id) {
      if (id === '\0virtual:ftl')
        return `export default {${all.map((key) => `'${key}': () => import('${prefix}${key}')`).join(', ')}}`
      if (!id.startsWith('\0' + prefix)) return null
      const [language, bundle] = id.slice(prefix.length + 1).split('/')
      const texts = BUNDLES[bundle].map((name) => {
        const own = `${locale}${language}/${name}.ftl`
        const path = existsSync(own) ? own : `${locale}en/${name}.ftl`
        if (!existsSync(path)) return ''
        this.addWatchFile(path)
        const text = readFileSync(path, 'utf8').replace(/^#.*\n/gm, '')
        // lib/i18n parses messages one by one, so that none can be a part of another.
        if (/^-|\{\s*-?[a-z][\w-]*\s*[.}]/m.test(text)) this.error(`${path}: a message refers to another one`)
        return text
      })
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))}`
    },
  }
}

const linked = (html: string, links: string[]) =>
  html.replace('  </head>', links.map((link) => `    ${link}\n`).join('') + '  </head>')

/**
 * `table-kodachi.html` and its like: the page for the address of a table or a replay, once the server knows which game is played there.
 * It says so in `data-game` and has the scripts and styles loaded that main.ts will ask for, so that nothing waits for anything.
 * Every page has the fonts loaded that all languages need.
 */
function pagesOfGames(): Plugin {
  return {
    name: 'kotable-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const plain = bundle['index.html']
        if (plain?.type !== 'asset') return this.error('there is no index.html')
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const fonts = Object.keys(bundle).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
        const html = (plain.source = linked(
          String(plain.source),
          fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
        ))
        for (const [page, component] of Object.entries({ table: 'Table', replay: 'Replay', review: 'Review' }))
          for (const game of GAMES) {
            const files = new Set<string>()
            const need = (file: string) => {
              const chunk = bundle[file]
              if (files.has(file) || chunk?.type !== 'chunk') return
              files.add(file)
              chunk.imports.forEach(need)
              chunk.viteMetadata?.importedCss.forEach((css) => files.add(css))
            }
            for (const source of [`pages/${component}.svelte`, `${game}/index.ts`, `${game}/Table.svelte`]) {
              const chunk = chunks.find((c) => c.facadeModuleId?.endsWith(`/src/${source}`))
              if (!chunk) return this.error(`${source} is no chunk of its own`)
              need(chunk.fileName)
            }
            const links = [...files]
              .filter((file) => !html.includes(file))
              .map(
                (file) =>
                  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`,
              )
            const source = linked(html, links).replace('<html ', `<html data-game="${game}" `)
            this.emitFile({ type: 'asset', fileName: `${page}-${game}.html`, source })
          }
      },
    },
  }
}

/** Every part that is loaded later is loaded by lib/again. */
function lasting(): Plugin {
  return {
    name: 'kotable-lasting',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return
      const declared = 'export const __vitePreload ='
      if (!code.includes(declared)) return this.error('the helper of Vite that loads parts has changed')
      const wrapped = 'export const __vitePreload = (...all) => again(() => once(...all))'
      return `import { again } from '${sources}lib/again.ts'\n${code.replace(declared, 'const once =')}\n${wrapped}\n`
    },
  }
}

export default defineConfig({
  plugins: [fluent(), svelte(), pagesOfGames(), lasting()],
  // Pages name their files from the top of the site, and the server puts its path before them; files name each other from where they lie.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  build: {
    outDir: '../src/kotable/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content-security policy allows no data: addresses
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several pages use is one file: many small ones take longer than a few kilobytes too many. What no table needs stays out.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules(?!.*bindings[\\/]input)|src[\\/](lib|parts)[\\/](?!sound|start|statistics|push|figures|download|lit|progress|Bar|Choice|Figures|Push|Signs|Switch|Lit|Told)|games\.ts/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
})
