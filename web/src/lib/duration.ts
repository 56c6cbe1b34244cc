/** So much time in words: days, hours, or minutes and seconds. */
import { t } from './i18n.svelte'

export function duration(seconds: number): string {
  if (seconds > 172800) return t('web-days', { count: Math.floor(seconds / 86400) })
  if (seconds > 3600) return t('web-hours', { count: Math.floor(seconds / 3600) })
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
