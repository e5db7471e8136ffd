import './base.css'
import './table.css'
import { ConfigProvider } from 'antd'
import zhTW from 'antd/es/locale/zh_TW'
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { Alerts } from './Alerts.tsx'
import { chooseLook, type LookChoice, type LookState, lookState, onLook } from './look-choice.ts'
import { antdTheme, lookSheet } from './tokens.ts'

const sheet = lookSheet()

/** The look of everything inside: tokens, theme, locale and the one place for messages. Once, around the whole app. */
export function Look({ children }: { children: ReactNode }) {
  const { mode, density, motion } = useLook()
  const theme = useMemo(() => antdTheme(mode, density, motion), [mode, density, motion])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = mode
    root.dataset.density = density
    root.dataset.changing = ''
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.changing))
    return () => cancelAnimationFrame(frame)
  }, [mode, density])
  return (
    <ConfigProvider theme={theme} locale={zhTW} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <style href="lobby-look" precedence="low">
        {sheet}
      </style>
      {children}
      <Alerts />
    </ConfigProvider>
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
