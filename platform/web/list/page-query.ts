/** Where a page of a list begins: behind a cursor of the server, or after so many rows. */
export interface PageStart {
  after: string
  offset: number
}

/** What a list is asked with. */
export interface PageQuery<Answer> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
  enabled?: boolean
  staleTime?: number
  retryOnMount?: boolean
}

/** Rows of a list, with the way on where there are pages. */
export interface Page {
  data: readonly unknown[]
  pagination?: {
    /** The cursor of the next page; '' at the end. */
    after: string
    /** Absent: nobody counts. */
    total?: number
    /** The total is more than this. */
    totalIsCapped?: boolean
  }
}

/**
 * Asks a call for a page. `retryOnMount` is off since pages are asked for early (platform/web/router/ask-early.ts): what
 * failed is not asked for and told of twice.
 */
export const pageQuery = <Input, Answer>(
  key: readonly unknown[],
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Answer>,
  input: Input,
): PageQuery<Answer> => ({
  queryKey: [...key, input],
  queryFn: ({ signal }) => call(input, { signal }),
  retryOnMount: false,
})
