import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Act, type SettingList, useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

/** A part of the page that is open. */
export interface OwnPart {
  name: string
  label: string
  count?: number | undefined
  isDirty: boolean
}

interface SettingNavProps {
  /** The act that opens the page. */
  page: string
  /** What the page is called where its act is not the person's. */
  title: string
  parts: readonly OwnPart[]
  current: string
  onGo: (part: string) => void
  /** One quiet sentence below. */
  lead?: string
}

interface Listed {
  act: Act
  /** Stands before the page that is open. */
  isBefore: boolean
  list: SettingList | undefined
  counts: Readonly<Record<string, number>> | undefined
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/** What the other pages of settings have, once it is here. */
function useOthers(page: string): readonly Listed[] {
  const allowed = useAllowed()
  const { acts } = useContributions()
  const all = allowed(acts).filter(({ settings }) => settings)
  const own = all.findIndex(({ name }) => name === page)
  const others = all.filter(({ name }) => name !== page)
  const asked = useQueries({
    queries: others.map(({ name, settings }) => ({
      queryKey: ['settingList', name],
      queryFn: async () => {
        const list = await settings?.()
        // A number is a courtesy: its page says what is wrong.
        return { list, counts: await list?.count?.().catch(() => undefined) }
      },
      retry: false,
    })),
  })
  return others.map((act, at) => ({
    act,
    isBefore: at < own,
    list: asked[at]?.data?.list,
    counts: asked[at]?.data?.counts,
  }))
}

/** Every setting that the person may change, page by page, with its search; `/` leads there, Enter to the first hit. */
export function SettingNav({ page, title, parts, current, onGo, lead }: SettingNavProps) {
  const t = useTexts('settings')
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const nav = useRef<HTMLElement>(null)
  const others = useOthers(page)
  const known = others.filter(({ list }) => list).length
  // What other pages have comes later and moves it down. On a phone the parts stand side by side.
  useEffect(() => {
    const list = nav.current
    const open = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !open) return
    list.scrollTo({
      top: open.offsetTop - list.clientHeight / 2,
      left: open.offsetLeft - list.clientWidth / 2,
    })
  }, [current, known])
  useHotKey('/', 'settings:find', () => field.current?.focus())
  const isFound = (...words: string[]) => words.some((word) => plain(word).includes(plain(text)))
  const own = parts.filter(({ label }) => isFound(label, title))
  const found = others.flatMap(({ act, isBefore, list, counts }) => {
    const its = list?.parts.filter(({ label }) => isFound(textOf(label), textOf(act.label))) ?? []
    return act.to && its.length > 0 ? [{ to: act.to, act, isBefore, its, counts }] : []
  })
  const drawOthers = (isBefore: boolean) =>
    found
      .filter((group) => group.isBefore === isBefore)
      .map(({ to, act, its, counts }) => (
        <Group key={act.name} title={textOf(act.label)} isOther>
          {its.map(({ name, label }) => (
            <li key={name}>
              <Link to={to} hash={name}>
                {textOf(label)}
                <Count of={counts?.[name]} />
              </Link>
            </li>
          ))}
        </Group>
      ))
  return (
    <nav className="lb-settings-nav" aria-label={t('parts')} ref={nav}>
      <TextInput
        ref={field}
        className="lb-settings-find"
        icon="search"
        type="search"
        aria-label={t('find')}
        aria-keyshortcuts="/"
        placeholder={t('find')}
        value={text}
        onText={setText}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Enter' || nativeEvent.isComposing) return
          nav.current?.querySelector<HTMLElement>('ul a, ul button')?.click()
        }}
        extra={<Key keys="/" />}
      />
      {drawOthers(true)}
      {own.length > 0 && (
        <Group title={title}>
          {own.map(({ name, label, count, isDirty }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === current ? 'page' : undefined}
                onClick={() => onGo(name)}
              >
                {label}
                {isDirty ? (
                  <span className="lb-settings-dot">
                    <span className="lb-sr">{t('unsavedDot')}</span>
                  </span>
                ) : (
                  <Count of={count} />
                )}
              </button>
            </li>
          ))}
        </Group>
      )}
      {drawOthers(false)}
      {own.length + found.length === 0 && <p className="lb-settings-none lb-14 lb-quiet">{t('findNone')}</p>}
      {lead && <p className="lb-settings-lead lb-14 lb-quiet">{lead}</p>}
    </nav>
  )
}

function Group({ title, isOther, children }: { title: string; isOther?: boolean; children: ReactNode }) {
  return (
    <div className={isOther ? 'lb-settings-other' : undefined}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

/** How many there are: their list says it to whoever hears the page. */
function Count({ of }: { of: number | undefined }) {
  return (
    of !== undefined && (
      <span className="lb-14 lb-quiet" aria-hidden="true">
        {of}
      </span>
    )
  )
}
