/**
 * One WebSocket to one table, kept alive: reconnects with growing pauses and says hello with the last sequence number seen.
 * What to do with messages is the owner's affair; what can't be sent is refused at once (`send` returns false), never kept for later.
 */
import { unpacked } from './patch'
import { VERSION, type ClientMessage, type ServerMessage } from './protocol'

export type Status = 'connecting' | 'online' | 'offline' | 'closed'

type Hooks = {
  message: (message: ServerMessage) => void
  status: (status: Status) => void
  seen: () => number
  epoch: () => number
  token: () => string
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000]

export class Connection {
  #socket: WebSocket | null = null
  #tries = 0
  #timer = 0
  #beat = 0
  #heard = 0
  #pinged = 0
  /** How many milliseconds the last answer took. */
  #lag = 0
  #over = false
  #welcomed = false

  constructor(
    readonly url: string,
    readonly hooks: Hooks,
  ) {
    addEventListener('online', this.#again)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#again)
    this.#open()
  }

  send(message: ClientMessage): boolean {
    if (!this.#welcomed || this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close() {
    this.#over = true
    removeEventListener('online', this.#again)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#again)
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null // what this one still says, and its end, concern nobody: another may have taken its place
    socket?.close()
  }

  #open() {
    clearTimeout(this.#timer)
    const socket = new WebSocket(this.url)
    this.#socket = socket
    this.#welcomed = false
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          t: 'hello',
          version: VERSION,
          token: this.hooks.token(),
          seen: this.hooks.seen(),
          epoch: this.hooks.epoch(),
          short: true,
        }),
      )
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      const message = unpacked(JSON.parse(event.data))
      if (message.t === 'pong' && this.#pinged) {
        this.#lag = Math.min(60_000, Math.round(performance.now() - this.#pinged))
        this.#pinged = 0
      }
      if (message.t === 'welcome') {
        this.#welcomed = true
        this.#tries = 0
        this.#listen()
        this.hooks.message(message)
        this.hooks.status('online')
        this.#ping()
        return
      }
      if (message.t === 'bye') {
        if ((message.after ?? 0) < 0) this.#over = true
        else
          this.#tries = Math.max(
            this.#tries,
            PAUSES.findIndex((p) => p >= (message.after ?? 0)),
          )
      }
      this.hooks.message(message)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #lost() {
    clearInterval(this.#beat)
    this.#socket = null
    this.#welcomed = false
    this.hooks.status(this.#over ? 'closed' : 'offline')
    if (this.#over) return
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]
    this.#timer = window.setTimeout(() => this.#open(), pause * (0.8 + 0.4 * Math.random()))
  }

  /** A silent line is a dead line: after sleep or a lost network no close arrives. */
  #listen() {
    clearInterval(this.#beat)
    this.#heard = Date.now()
    this.#beat = window.setInterval(() => {
      if (Date.now() - this.#heard > 25_000) this.#drop()
      else this.#ping()
    }, 10_000)
  }

  /** The server gives back some of the time that the network takes. */
  #ping() {
    this.#pinged = performance.now()
    this.send({ t: 'ping', n: 0, lag: this.#lag })
  }

  #drop = () => {
    const socket = this.#socket
    if (!socket) return
    this.#socket = null
    socket.close()
    this.#lost()
  }

  #again = () => {
    if (this.#over || document.hidden) return
    if (!this.#socket) this.#open()
    else if (Date.now() - this.#heard > 25_000) this.#drop()
    else this.#ping()
  }
}
