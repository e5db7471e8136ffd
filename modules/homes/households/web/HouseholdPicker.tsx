import './household-picker.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useSettled } from '#platform/web/input/use-settled.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Household } from '../contract.ts'
import { FoundHouseholds, optionId } from './FoundHouseholds.tsx'
import { searchHouseholds } from './known-households.ts'
import { PickerColumns } from './PickerColumns.tsx'
import { PickerSteps } from './PickerSteps.tsx'
import { isListed, moveTo, type Pick } from './picker-steps.ts'
import { useTypingInto } from './use-typing-into.ts'

/** How many households a fragment lists. */
const MOST = 9

export interface HouseholdPickerProps {
  virtual: boolean
  onPicked: (household?: Household) => void
}

/** The household picker: building, floor, unit, or any fragment typed straight away (R148–R150). */
export function HouseholdPicker(props: HouseholdPickerProps) {
  const t = useTexts('households')
  return (
    <Dialog label={t('pickerTitle')} className="hp" onCancel={() => props.onPicked()}>
      <PickerBody {...props} />
    </Dialog>
  )
}

function PickerBody({ virtual, onPicked }: HouseholdPickerProps) {
  const t = useTexts('households')
  const tp = useTexts('platform')
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const body = useTypingInto(search)
  const [withVirtual, setWithVirtual] = useState(virtual)
  const [pick, setPick] = useState<Pick>({ step: 1 })
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(0)
  /** Enter came before the answer: it takes the first household as soon as that is there. */
  const [early, setEarly] = useState(false)
  const { settled: composed, watch } = useSettled(typed)
  const wanted = composed.trim()
  const fragment = useDeferredValue(wanted)
  const query = useQuery({
    queryKey: ['households', 'found', fragment],
    enabled: fragment !== '',
    staleTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => searchHouseholds({ text: fragment, maxCount: MOST }, { signal }),
  })
  const found = query.data?.filter((row) => isListed(row, withVirtual))
  const searching = wanted !== ''
  const settled = searching && fragment === wanted && !query.isPlaceholderData && !query.isPending

  const write = (next: string) => {
    setTyped(next)
    setCurrent(0)
    setEarly(false)
  }
  useEffect(() => {
    if (!early || !settled) return
    setEarly(false)
    if (found?.[current]) onPicked(found[current])
  }, [early, settled, found, current, onPicked])
  useHotKey('/', 'platform:hotKeyScan', () => search.current?.focus())
  useScanner(({ text }) => {
    write(text)
    search.current?.focus()
  })

  function pressInSearch(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && found) setCurrent(moveTo(current, by, found.length))
    else if (event.key !== 'Enter') return
    else if (!settled) setEarly(searching)
    else if (found?.[current]) onPicked(found[current])
    event.preventDefault()
  }

  return (
    <div className="hp-body" ref={body}>
      <div className="lb-dialog-head">
        <h2>{t('pickerTitle')}</h2>
        <TextInput
          ref={search}
          className="hp-search"
          icon="search"
          role="combobox"
          aria-label={t('pickerSearchLabel')}
          aria-expanded={searching}
          aria-controls={id}
          aria-activedescendant={searching && found?.length ? optionId(id, current) : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          placeholder={t('pickerSearch')}
          maxLength={50}
          value={typed}
          onText={write}
          {...watch}
          onKeyDown={pressInSearch}
          extra={<Key keys="/" />}
        />
        <Checkbox
          className="hp-virtual"
          checked={withVirtual}
          onChange={(event) => setWithVirtual(event.target.checked)}
        >
          {t('withVirtual')}
        </Checkbox>
        <button type="button" className="lb-icon-button" aria-label={tp('close')} onClick={() => onPicked()}>
          <Icon name="x" />
        </button>
      </div>
      {searching ? (
        <FoundHouseholds
          id={id}
          found={found}
          failed={query.isError}
          retry={() => void query.refetch()}
          current={current}
          full={(query.data?.length ?? 0) >= MOST}
          onDone={onPicked}
        />
      ) : (
        <>
          <PickerSteps pick={pick} onPick={setPick} />
          <PickerColumns pick={pick} withVirtual={withVirtual} onPick={setPick} onDone={onPicked} />
        </>
      )}
    </div>
  )
}
