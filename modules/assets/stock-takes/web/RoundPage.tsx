import './page-texts.ts'
import './stock-takes.css'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { codeIn } from '#modules/assets/assets/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useOnline } from '#platform/web/look/OfflineLine.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { keepProgram } from '#platform/web/queue/keep-program.ts'
import type { StockTakeDetail, Thing } from '../contract.ts'
import { CodeCamera } from './CodeCamera.tsx'
import { FoundSheet } from './FoundSheet.tsx'
import { roundScope, takePath } from './paths.ts'
import { codeReader } from './read-code.ts'
import { thingOfElsewhere, useTake, useTakeChanges } from './queries.ts'
import { useAreaChoices } from './use-areas.ts'
import { useCounting } from './use-counting.ts'
import { useLaterCodes } from './use-later-codes.ts'

/** Things that are listed as left. */
const mostLeft = 40

/** Label after label with a phone: what is found is kept in it and sent when there is a line. */
export function RoundPage() {
  const t = useTexts('stockTakesPage')
  const { takeId = '' } = useParams({ strict: false }) as { takeId?: string }
  useTakeChanges()
  const asked = useTake(takeId)
  // The tab may be closed by the phone while its camera is open: the page comes back without a line.
  useEffect(() => {
    void codeReader().catch(() => undefined)
    return keepProgram(roundScope)
  }, [])
  return (
    <div className="sk">
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr']} rows={8}>
        {(found) => <Round of={found} />}
      </Loaded>
    </div>
  )
}

function Round({ of: { take, things } }: { of: StockTakeDetail }) {
  const t = useTexts('stockTakesPage')
  const goTo = useNavigate()
  const online = useOnline()
  // Asked for while there is a line: what is found elsewhere later can be said without one.
  useAreaChoices()
  const counting = useCounting(take.takeId)
  const [here, setHere] = useState<Thing>()
  const later = useLaterCodes(take.takeId)
  const [unknown, setUnknown] = useState<{ code: string; isLater: boolean }>()
  const [typed, setTyped] = useState('')
  const elsewhere = (code: string): Promise<Thing | 'later' | undefined> =>
    online ? thingOfElsewhere(code).catch(() => 'later' as const) : Promise.resolve('later' as const)
  const find = async (scanned: string) => {
    const code = codeIn(scanned).toUpperCase()
    const known = things.find(({ qrCode, displayId }) => qrCode === code || displayId.toUpperCase() === code)
    // What belongs elsewhere is known to the register alone, and what was registered meanwhile is not in this phone: without a
    // line it is looked up later.
    // It is on the disk before anybody is asked: the phone may be closed while a lost line is still tried.
    const wasKept = later.codes.includes(code)
    if (!known) await later.add(code.slice(0, 40))
    const asked = known ? undefined : await elsewhere(code)
    const thing = known ?? (asked === 'later' || !take.areaId ? undefined : asked)
    // One that was kept and found stays until it is counted.
    if (!known && asked !== 'later' && !(thing && wasKept)) await later.drop(code.slice(0, 40))
    setUnknown(thing ? undefined : { code: code.slice(0, 40), isLater: asked === 'later' })
    if (!thing) return
    setHere(thing)
    setTyped('')
  }
  useScanner(({ text }) => void find(text), { enabled: !here })
  const own = things.filter(({ isExtra }) => !isExtra)
  const left = own.filter((thing) => !counting.resultOf(thing))
  return (
    <>
      <header className="sk-head">
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('back')}
          onClick={() => void goTo({ href: takePath(take.takeId) })}
        >
          <Icon name="back" />
        </button>
        <h1>{take.name}</h1>
        <b className="lb-end lb-nowrap">
          {t('progressOf', { counted: own.length - left.length, things: own.length })}
        </b>
      </header>
      {(counting.waiting > 0 || !online) && (
        <Note tone="wait" icon="off">
          {t(online ? 'waiting' : counting.waiting ? 'offline' : 'offlineNone', { count: counting.waiting })}
        </Note>
      )}
      {take.closedAt ? (
        <EmptyState icon="check" title={t('over')} text={t('doneText')} />
      ) : (
        <>
          <CodeCamera isPaused={here !== undefined} onCode={(code) => void find(code)} />
          {here ? (
            <FoundSheet
              key={here.assetId}
              thing={here}
              before={counting.resultOf(here)}
              onKeep={async (said) => {
                const isHere = here.isExtra && said.result === 'found'
                const counted = isHere ? { ...said, result: 'moved' as const, areaId: take.areaId } : said
                await counting.keep(counted)
                await later.drop(here.qrCode, here.displayId.toUpperCase())
                toast(t('kept', { name: here.name, result: t(`result_${counted.result}`) }))
                setHere(undefined)
              }}
              onClose={() => setHere(undefined)}
            />
          ) : (
            <div className="sk-find">
              {unknown && (
                <Note tone="wait">
                  {t(unknown.isLater ? 'unknownOffline' : 'unknown', { code: unknown.code })}
                </Note>
              )}
              <form
                className="sk-typed"
                onSubmit={(event) => {
                  event.preventDefault()
                  if (typed.trim()) void find(typed)
                }}
              >
                <TextInput
                  aria-label={t('typed')}
                  placeholder={t('typed')}
                  value={typed}
                  maxLength={200}
                  autoCapitalize="characters"
                  onText={setTyped}
                />
                <Button htmlType="submit">{t('typedFind')}</Button>
              </form>
              {later.codes.length > 0 && (
                <section aria-label={t('later')}>
                  <h2>{t('later')}</h2>
                  <ul className="lb-divided">
                    {later.codes.map((code) => (
                      <li key={code} className="lb-line lb-between lb-inner-10">
                        <b>{code}</b>
                        <span className="lb-line lb-gap-8">
                          <Button
                            size="small"
                            disabled={!online}
                            aria-label={t('lookUpOf', { code })}
                            onClick={() => void find(code)}
                          >
                            {t('lookUp')}
                          </Button>
                          <Button
                            size="small"
                            aria-label={t('dropOf', { code })}
                            onClick={() => void later.drop(code)}
                          >
                            {t('drop')}
                          </Button>
                        </span>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              {left.length ? (
                <>
                  <h2>
                    {t('left')} {left.length}
                  </h2>
                  <ul className="lb-divided">
                    {left.slice(0, mostLeft).map((thing) => (
                      <li key={thing.assetId}>
                        <button type="button" className="sk-left" onClick={() => setHere(thing)}>
                          <b>{thing.name}</b>
                          <span className="lb-14 lb-quiet">
                            {[thing.displayId, thing.areaName, thing.place].filter(Boolean).join('　')}
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <EmptyState icon="check" title={t('doneTitle')} text={t('doneText')} />
              )}
            </div>
          )}
        </>
      )}
    </>
  )
}
