import './print-sheet.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface PrintSheetProps {
  /** As CSS lengths: 50mm, 30mm. `A4` alone as width is a page by name. */
  width: string
  height?: string
  margin?: string
  /** Each page says which one it is of how many: none gets lost. */
  isNumbered?: boolean
  /** After the print dialog is closed; take the sheet away then. */
  onDone: () => void
  /** Each child of class `lb-print-page` starts a page. */
  children: ReactNode
}

const numbers = '@bottom-right{content:counter(page) "／" counter(pages);font-size:3mm}'

/** Renders its children for paper only, at a page size, and opens the print dialog once when they are drawn. */
export function PrintSheet({
  width,
  height = '',
  margin = '0',
  isNumbered,
  onDone,
  children,
}: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    let alive = true
    const root = document.documentElement
    const finish = () => done.current()
    root.dataset.printing = ''
    addEventListener('afterprint', finish, { once: true })
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(images.map((image) => image.decode())).then(() =>
      requestAnimationFrame(() => alive && print()),
    )
    return () => {
      alive = false
      delete root.dataset.printing
      removeEventListener('afterprint', finish)
    }
  }, [])
  return createPortal(
    <div className="lb-print" ref={sheet}>
      <style>{`@page{size:${width} ${height};margin:${margin};${isNumbered ? numbers : ''}}`}</style>
      {children}
    </div>,
    document.body,
  )
}
