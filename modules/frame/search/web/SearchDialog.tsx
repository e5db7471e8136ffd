import './search-dialog.css'
import './view-texts.ts'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Finding } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { FindingList, optionId } from './FindingList.tsx'
import { SearchHints } from './SearchHints.tsx'
import { searchOverlay } from './search-store.ts'
import { useActFindings } from './use-act-findings.ts'
import { useFindings } from './use-findings.ts'

/** The search over everything: typing finds, arrows choose, Enter opens, Alt+Enter hands over. */
export function SearchDialog() {
  const t = useTexts('searchView')
  return (
    <Dialog label={t('label')} size="wide" className="sr-dialog" onCancel={searchOverlay.close}>
      <SearchBody />
    </Dialog>
  )
}

function SearchBody() {
  const t = useTexts('searchView')
  const router = useRouter()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [settled, setSettled] = useState('')
  const [scanned, setScanned] = useState(false)
  const [at, setAt] = useState(0)
  const query = settled.trim()
  const { found: answered, search, again } = useFindings(query)
  const withActs = useActFindings()
  const found = withActs(answered)
  const all = found.groups.flatMap((group) => group.findings)
  const chosen = all[Math.min(at, all.length - 1)]

  function ask(next: string, isScan: boolean) {
    setText(next)
    setSettled(next)
    setScanned(isScan)
    setAt(0)
  }

  useScanner((scan) => ask(scan.text.trim(), true))

  function open(finding: Finding) {
    searchOverlay.close()
    if (finding.to) void router.navigate({ href: finding.to })
    else finding.open?.()
  }

  function receive(finding: Finding) {
    if (!finding.receive) return
    searchOverlay.close()
    finding.receive()
  }

  /** Enter may come before the answer: it waits for it. */
  async function enter(act: (finding: Finding) => void) {
    if (answered.text === query) return chosen && act(chosen)
    const answer = await search(query)
    const [first] = (answer ? withActs(answer) : found).groups.flatMap((group) => group.findings)
    if (first) act(first)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      const next = (Math.min(at, all.length - 1) + step + all.length) % all.length
      setAt(next)
      const row = document.getElementById(optionId(list, all[next] as Finding))
      row?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && query !== '') {
      event.preventDefault()
      void enter(event.altKey ? receive : open)
    }
  }

  return (
    <>
      <div className="sr-head">
        <TextInput
          ref={input}
          autoFocus
          size="scan"
          icon="search"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={all.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(list, chosen)}
          enterKeyHint="search"
          placeholder={t(matchMedia('(max-width: 767px)').matches ? 'placeholderShort' : 'placeholder')}
          value={text}
          onText={setText}
          onSettled={(next) => ask(next, false)}
          onKeyDown={press}
        />
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('close')}
          onClick={searchOverlay.close}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="sr-body">
        {query === '' ? (
          <SearchHints />
        ) : (
          <FindingList
            id={list}
            query={query}
            scanned={scanned}
            found={found}
            chosen={chosen}
            enter="open"
            open={open}
            receive={receive}
            again={again}
          />
        )}
      </div>
      <p className="sr-foot" aria-hidden>
        <Key keys="↑" /> <Key keys="↓" /> {t('move')}
        <Key keys="Enter" /> {t('open')}
        <Key keys="Alt Enter" /> {t('receive')}
        <Key keys="Esc" /> {t('close')}
      </p>
    </>
  )
}
