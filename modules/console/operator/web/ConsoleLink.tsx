import { useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface ConsoleLinkProps {
  to: string
  className?: string
  /** Says of itself that it is the page one is on. */
  here?: boolean
  children: ReactNode
}

const inSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** A link inside the console. */
export function ConsoleLink({ to, className, here, children }: ConsoleLinkProps) {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void router.navigate({ href: to })
  }
  const isHere = here && (path === to || (to !== '/operator/' && path.startsWith(`${to}/`)))
  return (
    <a
      ref={isHere ? inSight : undefined}
      href={to}
      className={className}
      aria-current={isHere ? 'page' : undefined}
      onClick={go}
    >
      {children}
    </a>
  )
}
