import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Queries } from '#platform/web/frame/query-client.ts'
import { HotKeys } from '#platform/web/input/HotKeys.tsx'
import { Look } from '#platform/web/look/Look.tsx'

/** Draws a component of a kit in a real browser as the frame would: with the look, hot keys and a query client. */
export function draw(element: ReactNode) {
  const queries = new Queries({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      <Look>
        <HotKeys />
        {element}
      </Look>
    </QueryClientProvider>,
  )
}
