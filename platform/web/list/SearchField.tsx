import './texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

export interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  /** After 250 ms without a key, or at once with Enter: a search of a long past is not asked for at every letter. */
  onSearch: (text: string) => void
}

const rest = 250

/** The search of a list; `/` leads to it. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(value)
  const asked = useRef(value)
  useHotKey('/', 'platform:searchKey', () => input.current?.focus())
  useEffect(() => {
    // The address changed otherwise: 清除篩選, or the way back.
    if (value !== asked.current) {
      asked.current = value
      setText(value)
    }
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (wanted: string) => {
    clearTimeout(timer.current)
    asked.current = wanted.trim()
    onSearch(asked.current)
  }
  return (
    <TextInput
      ref={input}
      className="lb-search"
      icon="search"
      type="search"
      data-scans
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder ?? label}
      value={text}
      onText={(next) => {
        setText(next)
        clearTimeout(timer.current)
      }}
      onSettled={(next) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => ask(next), rest)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask(text)
      }}
      extra={<Key keys="/" />}
    />
  )
}
