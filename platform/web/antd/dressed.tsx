import { ConfigProvider } from 'antd'
import zhTW from 'antd/es/locale/zh_TW'
import { type ComponentType, createContext, use, useMemo } from 'react'
import { language } from '#platform/web/i18n/texts.ts'
import { useLook } from '#platform/web/look/Look.tsx'
import { localeOf } from './locales.ts'
import { antdTheme } from './theme.ts'

const DressedContext = createContext(false)

/** Nothing outside of a modal dialog can be seen over it, or pressed. */
const popupPlace = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body

/**
 * A part of Ant Design in our look and language, wherever it is drawn: nothing of Ant Design stands around the app, so
 * that only pages that use a part load it.
 */
export function dressed<Part>(Part: Part): Part {
  const Drawn = Part as ComponentType<object>
  function Dressed(props: object) {
    const isDressed = use(DressedContext)
    const { mode, density, motion } = useLook()
    const theme = useMemo(() => antdTheme(mode, density, motion), [mode, density, motion])
    if (isDressed) return <Drawn {...props} />
    return (
      <DressedContext value>
        <ConfigProvider
          theme={theme}
          locale={localeOf(language()) ?? zhTW}
          wave={{ disabled: true }}
          getPopupContainer={popupPlace}
        >
          <Drawn {...props} />
        </ConfigProvider>
      </DressedContext>
    )
  }
  return Dressed as Part
}
