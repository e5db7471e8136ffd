/** The first instant of a day in Taipei, or of the day after it. */
export function startOf(day: string, after = 0): Date {
  return new Date(new Date(`${day}T00:00:00+08:00`).getTime() + after * 86_400_000)
}

/** A day as the box's items have it (R106): `2026/11/22`, '' without one. */
export const writtenDay = (day: string | null): string => day?.replaceAll('-', '/') ?? ''
