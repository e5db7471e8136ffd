/** What is kept of what happened here (R234). */
const most = 50

export interface Breadcrumb {
  at: Date
  /** A page by its pattern, a call by its address in the contract, a problem by its code: never what somebody typed. */
  what: string
}
export interface LastProblem {
  at: Date
  code: number
  call: string
  /** The server's log knows the call by it. */
  requestId: string
}

let crumbs: readonly Breadcrumb[] = []
let visits = 0
let last: LastProblem | undefined

/** Remembers one more thing that happened, for whoever reports a problem. */
export function leaveCrumb(text: string): void {
  crumbs = [...crumbs, { at: new Date(), what: text }].slice(-most)
}

/** Remembers that a page was opened, by its pattern. */
export function leavePage(pattern: string): void {
  visits++
  leaveCrumb(pattern)
}
/** How many pages were opened here: one that is opened again counts again. */
export const pageVisits = (): number => visits

/** Remembers a problem that a call answered. */
export function leaveProblem(problem: Omit<LastProblem, 'at'>): void {
  last = { ...problem, at: new Date() }
  leaveCrumb(`${problem.call} ${problem.code} ${problem.requestId}`)
}

/** The last calls of this tab, for a report of a problem; no content. */
export const breadcrumbs = (): readonly Breadcrumb[] => crumbs
/** The last problem that this tab was told. */
export const lastProblem = (): LastProblem | undefined => last
