import './floating.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDismiss } from './use-dismiss.ts'

/** Pixels between it and its opener, and between it and the window's edges. */
const gap = 4
const edge = 8

function place(panel: HTMLElement, opener: Element): void {
  const at = opener.getBoundingClientRect()
  panel.style.minWidth = `${Math.min(at.width, innerWidth - 2 * edge)}px`
  const { offsetWidth: width, offsetHeight: height } = panel
  const left = Math.max(edge, Math.min(at.left, innerWidth - edge - width))
  const isAbove = at.bottom + gap + height > innerHeight - edge && at.top > innerHeight - at.bottom
  panel.style.left = `${left}px`
  panel.style.top = `${isAbove ? Math.max(edge, at.top - gap - height) : at.bottom + gap}px`
}

export interface FloatingProps {
  /** The `data-opens` of the button that opens it, and closes it again. */
  of: string
  role: 'menu' | 'listbox' | 'dialog'
  label: string
  className?: string
  close: () => void
  children: ReactNode
}

/** Something that floats at the button that opened it; gone when one points or goes elsewhere, and on Esc. */
export function Floating({ of, role, label, className = '', close, children }: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = `[data-opens="${of}"]`
  useDismiss(panel, opener, close)
  useLayoutEffect(() => {
    const put = () => {
      const button = document.querySelector(opener)
      if (panel.current && button) place(panel.current, button)
    }
    put()
    window.addEventListener('resize', put)
    document.addEventListener('scroll', put, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', put)
      document.removeEventListener('scroll', put, { capture: true })
    }
  }, [opener])
  return (
    <div
      ref={panel}
      role={role}
      data-of={of}
      aria-label={label || undefined}
      id={role === 'listbox' ? `${of}-list` : undefined}
      className={`lb-opened ${className}`}
    >
      {children}
    </div>
  )
}
