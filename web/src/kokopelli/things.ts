/** Where the things are that lessons and hints speak of. Seats are numbers: `ceremony:2/hunter`. */
export function things(thing: string): string[] {
  const [what, name = ''] = thing.split(':')
  const [seat, rest = ''] = name.split('/')
  const plate = `[data-plate="${seat}"] > summary`
  switch (what) {
    case 'tiles':
      return ['.tiles']
    case 'tile':
      return [`.tile[data-kind="${name}"]`]
    case 'ends':
      return ['.bar .status']
    case 'points':
      return ['.side .points', '.strip .plate > summary, .bar .mine', '.plate > summary']
    case 'pile':
      return [`.village [data-anchor="pile-${name}"]`, plate]
    case 'plate':
      return [plate]
    case 'hand':
      return [name ? `.card.held[data-kind="${name}"] .face` : '.card.held .face']
    case 'space':
      return [`.village .space.empty[data-slot^="${seat}/${rest}"]`]
    case 'ceremony':
      return [`.village .space[data-slot^="${seat}/"][data-kind="${rest}"]`, plate]
    case 'number':
      return [`.village .space[data-slot^="${seat}/"][data-kind="${rest}"] .lack`]
    case 'area':
      return ['.area-name']
    case 'turn':
      return ['.turn-line > h1']
    case 'act':
      return [`#act-${name}`, '.turn-line .acts']
  }
  return []
}
