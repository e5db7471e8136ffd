import './menus.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { usesOf } from './act-uses.ts'
import { useRefusal, useRunAct } from './act-ways.ts'
import { type Act, useContributions } from './contributions.ts'
import { useDismiss } from '#platform/web/look/use-dismiss.ts'
import { groupWords, quickGroups } from './quick-groups.ts'
import { useAllowed, useSession } from './use-me.ts'

/** Everything that can be done here, by group, what is used most first; typing finds, arrows choose, Enter opens. */
export function QuickMenu({ close }: { close: () => void }) {
  const t = useTexts('frame')
  const run = useRunAct()
  const refusal = useRefusal()
  const allowed = useAllowed()
  const { acts } = useContributions()
  const account = useSession()?.Account ?? ''
  const [wish, setWish] = useState('')
  const [at, setAt] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useDismiss(panel, '[data-opens="quick"]', close)
  useEffect(() => input.current?.focus(), [])

  const word = wish.trim().toLowerCase()
  const [uses] = useState(() => usesOf(account))
  const fits = ({ label, also }: Act) =>
    [label, also].some((said) => said !== undefined && textOf(said).toLowerCase().includes(word))
  const groups = quickGroups(allowed(acts), uses, word === '' ? undefined : fits)
  const found = groups.flatMap((group) => group.acts)
  const chosen = found[Math.min(at, found.length - 1)]
  const optionId = (act: Act) => `${id}-${act.name}`
  const open = (act: Act) => {
    close()
    run(act)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || found.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (Math.min(at, found.length - 1) + step + found.length) % found.length
      setAt(next)
      document.getElementById(optionId(found[next] as Act))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen)
    }
  }

  return (
    <div
      className="lb-quick-menu"
      role="dialog"
      data-of="quick"
      aria-label={t('quick')}
      ref={panel}
      data-columns={Math.min(groups.length, 4)}
    >
      <TextInput
        ref={input}
        icon="search"
        role="combobox"
        onKeyDown={press}
        aria-label={t('findAct')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(chosen)}
        placeholder={t('findAct')}
        value={wish}
        onText={(text) => {
          setWish(text)
          setAt(0)
        }}
        extra={
          <span className="lb-quick-menu-keys">
            <Key keys="↑" /> <Key keys="↓" /> <Key keys="Enter" />
          </span>
        }
      />
      <div className="lb-quick-menu-groups" role="listbox" id={`${id}-list`} aria-label={t('quick')}>
        {groups.map(({ name, acts: shown, more }) => (
          <div role="group" aria-labelledby={`${id}-${name}`} key={name}>
            <p id={`${id}-${name}`}>{t(groupWords[name])}</p>
            {shown.map((act) => (
              <button
                type="button"
                role="option"
                tabIndex={-1}
                id={optionId(act)}
                key={act.name}
                aria-selected={act === chosen}
                aria-disabled={refusal(act) !== undefined}
                title={refusal(act)}
                data-hint={act.name}
                aria-keyshortcuts={act.key}
                onClick={() => open(act)}
                onPointerMove={() => setAt(found.indexOf(act))}
              >
                {textOf(act.label)}
                {act.key && <Key keys={act.key} />}
              </button>
            ))}
            {more > 0 && <small className="lb-14 lb-quiet">{t('moreActs', { count: more })}</small>}
          </div>
        ))}
      </div>
      <p className="lb-quick-menu-none" role="status">
        {found.length === 0 && t('noAct', { text: wish.trim() })}
      </p>
    </div>
  )
}
