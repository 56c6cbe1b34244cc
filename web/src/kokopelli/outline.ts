export type Box = { l: number; r: number; t: number; b: number }

/** The union of rectangles as one outline with rounded corners (an SVG path). */
export function outline(given: Box[], radius: number): string {
  const near = (list: number[], v: number) => list.find((o) => Math.abs(o - v) < 9) ?? (list.push(v), v)
  const xs: number[] = []
  const ys: number[] = []
  const boxes = given.map((q) => ({ l: near(xs, q.l), r: near(xs, q.r), t: near(ys, q.t), b: near(ys, q.b) }))
  xs.sort((a, b) => a - b)
  ys.sort((a, b) => a - b)
  const full = (i: number, j: number) =>
    i >= 0 &&
    j >= 0 &&
    i < xs.length - 1 &&
    j < ys.length - 1 &&
    boxes.some((q) => q.l <= xs[i] && q.r >= xs[i + 1] && q.t <= ys[j] && q.b >= ys[j + 1])
  const next = new Map<string, [number, number]>()
  const put = (a: number, b: number, c: number, d: number) => next.set(`${xs[a]},${ys[b]}`, [xs[c], ys[d]])
  for (let i = 0; i < xs.length - 1; i++)
    for (let j = 0; j < ys.length - 1; j++) {
      if (!full(i, j)) continue
      if (!full(i, j - 1)) put(i, j, i + 1, j)
      if (!full(i + 1, j)) put(i + 1, j, i + 1, j + 1)
      if (!full(i, j + 1)) put(i + 1, j + 1, i, j + 1)
      if (!full(i - 1, j)) put(i, j + 1, i, j)
    }
  let path = ''
  while (next.size) {
    const loop: [number, number][] = []
    const first = next.keys().next().value as string
    let at = first
    do {
      const to = next.get(at)!
      next.delete(at)
      loop.push(at.split(',').map(Number) as [number, number])
      at = to.join(',')
    } while (at !== first && next.has(at))
    const corners = loop.filter((c, i) => {
      const a = loop.at(i - 1)!
      const b = loop[(i + 1) % loop.length]
      return !(a[0] === c[0] && c[0] === b[0]) && !(a[1] === c[1] && c[1] === b[1])
    })
    corners.forEach((c, i) => {
      const a = corners.at(i - 1)!
      const b = corners[(i + 1) % corners.length]
      const la = Math.hypot(a[0] - c[0], a[1] - c[1])
      const lb = Math.hypot(b[0] - c[0], b[1] - c[1])
      const k = Math.min(radius, la / 2, lb / 2)
      path += `${i ? 'L' : 'M'}${c[0] + ((a[0] - c[0]) * k) / la} ${c[1] + ((a[1] - c[1]) * k) / la}Q${c[0]} ${c[1]} ${c[0] + ((b[0] - c[0]) * k) / lb} ${c[1] + ((b[1] - c[1]) * k) / lb}`
    })
    path += 'Z'
  }
  return path
}
