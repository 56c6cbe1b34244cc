/** Reminders of one's turn while no page is open: Web Push, where the server has a key and the browser can. */
import * as api from './api'
import { locale } from './i18n.svelte'
import { identity } from './identity.svelte'
import type { PushKey, Pushes } from './protocol'
import { ROOT } from './root'

const able = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
export const blocked = () => 'Notification' in window && Notification.permission === 'denied'

/** The server's key; empty where it sends no reminders or this browser shows none. */
export const offered = async () => (able() ? ((await api.get<PushKey>('/push')).key ?? '') : '')

const known = async () => (await navigator.serviceWorker.getRegistration(`${ROOT}/`))?.pushManager.getSubscription()

/** Whether this browser reminds. */
export const reminds = async () => !!(await known())

/** Ask the browser, and tell the server; whether it reminds now. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await identity.need()
  const worker = await navigator.serviceWorker.register(`${ROOT}/reminders.js`, { scope: `${ROOT}/` })
  await (await worker.pushManager.getSubscription())?.unsubscribe() // it may be of another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { p256dh, auth } = made.toJSON().keys ?? {}
  await api.post<Pushes>('/me/push', { endpoint: made.endpoint, p256dh, auth, lang: locale.language })
  return true
}

export async function unsubscribe() {
  const found = await known()
  if (!found) return
  await found.unsubscribe()
  await api.post<Pushes>('/me/push/end', { endpoint: found.endpoint })
}
