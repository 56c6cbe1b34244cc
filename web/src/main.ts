import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import './styles/base.css'
import { mount } from 'svelte'
import App, { pages } from './App.svelte'
import { loadGame } from './games'
import { firstTexts } from './lib/i18n.svelte'
import { route, startRouter } from './lib/router.svelte'
import { applySettings } from './lib/settings.svelte'
import { openAhead } from './lib/table.svelte'

applySettings()
startRouter()

// All that the first page needs is asked for at once. The server says which game is played at a table (vite.config.ts, `pagesOfGames`).
const game = document.documentElement.dataset.game ?? ''
const { page, id } = route.now
if (page === 'table') openAhead(id, game !== '')
const rest = [pages[page](), game && loadGame(game)]
await Promise.all([firstTexts(), Promise.allSettled(rest)]) // what is missing will be missed by the page
mount(App, { target: document.getElementById('app')! })
