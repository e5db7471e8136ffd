import { ConfigProvider } from 'antd'
import zhTW from 'antd/es/locale/zh_TW'
import { type ComponentType, createContext, use, useMemo } from 'react'
import { useLook } from '#platform/web/look/Look.tsx'
import { antdTheme } from './theme.ts'

const DressedContext = createContext(false)

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
        <ConfigProvider theme={theme} locale={zhTW} wave={{ disabled: true }}>
          <Drawn {...props} />
        </ConfigProvider>
      </DressedContext>
    )
  }
  return Dressed as Part
}
