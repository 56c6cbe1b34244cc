// A program at a table, written after docs/protocol.md alone: `node examples/bot.mjs http://127.0.0.1:8000 [table]`.
// With a table it sits down there and waits for the start; without one it makes a table of its own against bots. It plays at random to the
// end. Node 22 has WebSockets built in; Node 20 wants --experimental-websocket.
import { createHash, randomBytes, randomInt } from 'node:crypto'

const [address, given] = [process.argv[2].replace(/\/$/, ''), process.argv[3]]

async function post(path, body, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const found = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${found.key}`)
  return found
}

const { player, token } = await post('/api/guests', { name: 'Node' })
const part = randomBytes(16).toString('hex')
let table = given
if (table) await post(`/api/tables/${table}/join`, { seal: seal(table) }, token)
else {
  const made = await post('/api/tables', { game: 'kokopelli', seats: 2, bots: { 1: 'random' } }, token)
  table = made.table.id
  await post(`/api/tables/${table}/start`, { part }, token)
}

function seal(id) {
  return createHash('sha256').update(`kotable-part\n${id}\n${player}\n${part}\n`).digest('hex')
}

const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/${table}`)
const send = (message) => socket.send(JSON.stringify(message))
let moves = 0
let choice
let shuffled
socket.onopen = () => send({ t: 'hello', version: 2, token })
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.t === 'error' && ['busy', 'rate', 'store'].includes(message.key)) {
    if (choice) setTimeout(() => send(choice), message.facts?.ms ?? 1000)
    return
  }
  if (message.t === 'error' && message.key !== 'stale') throw new Error(`${message.key} ${message.detail ?? ''}`)
  if (message.t === 'bye' && message.after < 0) throw new Error(`sent away: ${message.key}`)
  if (message.t !== 'welcome' && message.t !== 'update') return
  const shuffle = message.table?.shuffle
  const seat = message.table?.seats.findIndex((one) => one.player === player)
  const once = `${shuffle?.commitment} ${shuffle?.starting}`
  if (shuffle && message.table.status === 'open' && once !== shuffled) {
    // Once for each start: what was sent may still be on its way.
    const move = shuffle.starting ? { t: 'part', part } : { t: 'seal', seal: seal(table) }
    if (shuffle.starting ? !shuffle.without.includes(seat) : !shuffle.seals[seat]) {
      shuffled = once
      send(move)
    }
  }
  if (message.table?.status === 'over') {
    console.log(JSON.stringify({ moves, result: message.table.result }))
    socket.close()
  } else if (message.legal?.length) {
    moves++
    choice = { t: 'choose', seq: message.seq, action: message.legal[randomInt(message.legal.length)] }
    send(choice)
  }
}
