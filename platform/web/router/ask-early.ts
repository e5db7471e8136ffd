/**
 * For a page's `beforeLoad`: asks for its first rows while its code is still on the way. What fails is said when the page asks for
 * the same; its query takes `retryOnMount: false`, so that it is not asked and told of twice.
 */
export const askEarly =
  <Search>(ask: (search: Search) => Promise<unknown>) =>
  ({ search, cause }: { search: Search; cause: 'preload' | 'enter' | 'stay' }): void => {
    if (cause === 'enter') void ask(search).catch(() => undefined)
  }
