import './base.css'
import './layout.css'
import './parts.css'
import './table.css'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { Alerts } from './Alerts.tsx'
import { chooseLook, type LookChoice, type LookState, lookState, onLook } from './look-choice.ts'
import { lookSheet } from './tokens.ts'

const sheet = lookSheet()

/** The look of everything inside: tokens and the one place for messages. Once, around the whole app. */
export function Look({ children }: { children: ReactNode }) {
  const { mode, density } = useLook()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = mode
    root.dataset.density = density
    root.dataset.changing = ''
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.changing))
    return () => cancelAnimationFrame(frame)
  }, [mode, density])
  return (
    <>
      <style href="lobby-look" precedence="low">
        {sheet}
      </style>
      {children}
      <Alerts />
    </>
  )
}

export interface LookTools extends LookState {
  choose: (change: Partial<LookChoice>) => void
}

/** What is drawn and what was chosen; `choose({ theme, density })` changes it. */
export function useLook(): LookTools {
  const state = useSyncExternalStore(onLook, lookState, lookState)
  return { ...state, choose: chooseLook }
}
