import type { AnyRoute } from '@tanstack/react-router'
import type { Contributions } from './contributions.ts'

/** What a module brings to the front end. */
export interface WebModule {
  /** Its words that are there from the start, by namespace; those of a page come with the page. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What it puts into the frame. */
  contributions?: Partial<Contributions>
  /** Its pages. */
  screens?: readonly AnyRoute[]
}
