import type { KeyboardEvent } from 'react'

const ways: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows go from point to point of a picture: to the nearest one that lies that way. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-spot]')
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const middle = (element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [(left + right) / 2, (top + bottom) / 2] as const
  }
  const [x, y] = middle(from)
  let nearest: { spot: HTMLElement; far: number } | undefined
  for (const spot of event.currentTarget.querySelectorAll<HTMLElement>('[data-spot]')) {
    const [spotX, spotY] = middle(spot)
    const along = (spotX - x) * way[0] + (spotY - y) * way[1]
    // What lies aside counts more than what lies on the way.
    const aside = Math.abs((spotX - x) * way[1]) + Math.abs((spotY - y) * way[0])
    const far = along + aside * 3
    if (spot !== from && along > 4 && (!nearest || far < nearest.far)) nearest = { spot, far }
  }
  nearest?.spot.focus()
}
