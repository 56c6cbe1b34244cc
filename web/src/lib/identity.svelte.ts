/** Who plays in this browser: a guest with a name and a token that is kept here and shown to nobody else. */
import * as api from './api'
import { t } from './i18n.svelte'
import type { Guest } from './protocol'

const STORED = 'kotable.guest'
const LUCK = 'kotable.luck'

function read(): Guest | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null')
  } catch {
    return null
  }
}

/** Which name is offered: the same one on every page, until somebody chooses another. */
function luck(): number {
  const kept = Number(localStorage.getItem(LUCK) ?? Math.random())
  localStorage.setItem(LUCK, String(kept))
  return kept
}

class Identity {
  guest = $state<Guest | null>(read())
  /** A name nobody has asked for yet: offered, not stored. */
  #draft = $state('')
  #luck = luck()

  get name(): string {
    if (this.guest) return this.guest.name
    if (this.#draft) return this.#draft
    const names = t('web-suggested-names').split(/,\s*/)
    return names[Math.floor(this.#luck * names.length)] ?? names[0]
  }

  get player() {
    return this.guest?.player ?? ''
  }

  /** The guest, made on the server when first needed. */
  async need(): Promise<Guest> {
    if (this.guest) return this.guest
    return this.#store(await api.post<Guest>('/guests', { name: this.name }))
  }

  async rename(name: string) {
    const clean = name.trim().slice(0, 24)
    if (!clean) return
    if (!this.guest) this.#draft = clean
    else {
      const me = await api.post<{ name: string }>('/me', { name: clean })
      this.#store({ ...this.guest, name: me.name })
    }
  }

  /** The server does not know this guest (another server, or its data are gone): begin again under the same name. */
  async renew(): Promise<Guest> {
    const name = this.name
    this.guest = null
    this.#draft = name
    return this.need()
  }

  /** A player who comes from another device. */
  async redeem(code: string) {
    this.#store(await api.post<Guest>('/me/redeem', { code: code.trim() }))
  }

  #store(guest: Guest): Guest {
    this.guest = guest
    localStorage.setItem(STORED, JSON.stringify(guest))
    return guest
  }
}

export const identity = new Identity()
api.useToken(() => identity.guest?.token ?? '')
