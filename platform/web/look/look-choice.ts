import type { Density, Mode } from './tokens.ts'

export type ThemeChoice = 'system' | Mode
export interface LookChoice {
  theme: ThemeChoice
  density: Density
}
export interface LookState extends LookChoice {
  /** What is drawn: the choice, or what the system asks for. */
  mode: Mode
  motion: boolean
}

const KEY = 'lobby.look'
const listeners = new Set<() => void>()
const queries = { dark: '(prefers-color-scheme: dark)', still: '(prefers-reduced-motion: reduce)' }

let choice: LookChoice = read()
let state: LookState = derive()

for (const query of Object.values(queries)) media(query)?.addEventListener('change', update)

/** Light or dark, and how dense, as it stands now. */
export const lookState = (): LookState => state

/** Keeps the choice in this browser; other tabs follow at their next start. */
export function chooseLook(change: Partial<LookChoice>): void {
  choice = { ...choice, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // A browser that refuses storage still changes for this visit.
  }
  update()
}

/** Hears when the look changes; gives the way to stop hearing. */
export function onLook(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function update(): void {
  state = derive()
  for (const listener of listeners) listener()
}

function derive(): LookState {
  const mode = choice.theme === 'system' ? (media(queries.dark)?.matches ? 'dark' : 'light') : choice.theme
  return { ...choice, mode, motion: !media(queries.still)?.matches }
}

function read(): LookChoice {
  const chosen: LookChoice = { theme: 'system', density: 'standard' }
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    if (stored.theme === 'light' || stored.theme === 'dark') chosen.theme = stored.theme
    if (stored.density === 'compact') chosen.density = 'compact'
  } catch {
    // What cannot be read is not a choice.
  }
  return chosen
}

function media(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
}
