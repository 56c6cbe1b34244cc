import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { firstLanguage, setLanguage } from './lib/i18n.svelte'
import { startRouter } from './lib/router.svelte'
import { applyTheme } from './lib/settings.svelte'

applyTheme()
startRouter()
await setLanguage(firstLanguage(), false)
mount(App, { target: document.getElementById('app')! })
