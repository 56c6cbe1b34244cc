/** Where the things are that lessons and hints speak of. Seats are numbers; columns are counted from 1. */
const ACTS: Record<string, string> = { 'go-on': 'go', keep: 'done' }

export function things(thing: string): string[] {
  const [what, name = ''] = thing.split(':')
  switch (what) {
    case 'house':
    case 'guard':
      return [`.card[data-zone="${what}"][data-at="${Number(name) - 1}"]`]
    case 'room':
      return [`.rooms .room:nth-child(${name})`]
    case 'deck':
      return [`[data-anchor="${name === 'house' ? 'house' : 'guard'}-deck"]`]
    case 'meter':
      return ['.mat .meter', '#kd-go']
    case 'clans':
      return ['.clans']
    case 'clan':
      return [`[data-anchor="clan-${name}"]`]
    case 'choice':
      return [`#kd-${name}`]
    case 'line':
      return ['.lane .line', '.fight']
    case 'hand':
      return [name ? `.card[data-zone="hand"][data-card="${name}"]` : '.card[data-zone="hand"]']
    case 'treasures':
    case 'tokens':
      return [`.own[data-seat="${name}"] [data-anchor="${what}"]`, `#kd-seat-${name}`]
    case 'worth':
      return [`[data-anchor="points-${name}"]`]
    case 'points':
      return ['.side .points', '[data-anchor^="points-"]']
    case 'plate':
      return [`#kd-seat-${name}`, '.own .id']
    case 'price':
      return [`.card:not([data-zone="hand"])[data-card="${name}"] .price`, `.card[data-card="${name}"]`]
    case 'queue':
      return ['.queue']
    case 'act':
      return [`#kd-${ACTS[name] ?? name}`]
  }
  return []
}
