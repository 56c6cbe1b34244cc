/** The pictures of the games on the first page; a game that brings none shows its icon. */
import { art as kodachi } from './kodachi/art'
import { art as kokopelli } from './kokopelli/art'

/** Where a figure stands in the picture (`inset`), its height in per cent of it, and how it differs from the others. */
export type ArtFigure = { icon: string; at: string; high: number; ink?: string; opacity?: number; turn?: number }
/** Ground, ink, the height of the game's icon and how far it stands from below, and figures round it. */
export type Art = { ground: string; ink: string; hero?: { high: number; low: string }; figures: ArtFigure[] }

export const ART: Record<string, Art | undefined> = { kokopelli, kodachi }
