import './page-texts.ts'
import './register.css'
import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import { AttendeePanel } from './AttendeePanel.tsx'
import { DeskHead } from './DeskHead.tsx'
import { useDeskNumber } from './desk-number.ts'
import { Meters } from './Meter.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import { ProxyPanel } from './ProxyPanel.tsx'
import { rollApi, useDashboard, useFresh } from './queries.ts'

/** A desk at the door: a card, a number, a unit or a name, and then who is there and for whom (R315). */
export function RegisterPage() {
  const t = useTexts('assemblyPage')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<string>()
  const field = useRef<{ focus: () => void; clear: () => void }>(null)
  const undo = useAsked(useFresh())
  /** Whom this desk let in last, until it was taken back. */
  const [last, setLast] = useState<{ name: string; unitIds: readonly string[]; endsProxy: boolean }>()
  const [paperOf, setPaperOf] = useState<string>()
  const takeBack = () =>
    last &&
    void undo.submit({
      work: async (retry) => {
        await rollApi.cancelRegistration(
          { assemblyId, unitIds: [...last.unitIds], reason: t('reasonWrongPerson') },
          retry,
        )
        setLast(undefined)
      },
      done: t(last.endsProxy ? 'takenBackProxy' : 'takenBack', { name: last.name }),
    })
  useHotKey('Alt+U', 'assemblyPage:takeBack', () => void takeBack(), { enabled: last !== undefined })
  const [desk, setDesk] = useDeskNumber()
  const board = useDashboard(assemblyId)
  const stands = board.data?.assembly.status
  const isOpen = stands === 'published' || stands === 'running'
  const found = useQuery({
    queryKey: ['assemblies', 'cards', assemblyId, keyword],
    queryFn: async () => (await rollApi.findCards({ assemblyId, keyword })).data,
    enabled: keyword !== '',
  })
  const keyOf = (person: { own: { ownerKey: string }[] }) => person.own[0]?.ownerKey ?? ''
  const look = (text: string) => {
    setChosen(undefined)
    setPaperOf(undefined)
    setKeyword(text)
  }
  const next = () => {
    look('')
    field.current?.clear()
  }
  // After a dialog has given the focus back, not before.
  useEffect(() => {
    if (keyword === '') field.current?.focus()
  }, [keyword])
  const people = found.data ?? []
  const person = people.find((one) => keyOf(one) === chosen) ?? (people.length === 1 ? people[0] : undefined)
  // Of co-owners who are there, another may take the place.
  const shared = person?.own.find(
    ({ owners, registration }) => owners.length > 1 && registration?.type === 'self',
  )
  const paper = person && [...person.own, ...person.represented].find(({ unitId }) => unitId === paperOf)
  return (
    <div className="lb-page">
      <DeskHead data={board.data} desk={desk} onDesk={setDesk} />
      <div className="ar-columns">
        <div className="lb-stack lb-gap-16">
          <ScanField ref={field} autoFocus label={t('scan')} placeholder={t('scan')} onScan={look} />
          {stands !== undefined && !isOpen && <Note tone="wait">{t(`desk_${stands}`)}</Note>}
          {keyword === '' ? (
            <Panel title={t('register')}>
              <EmptyState icon="scan" title={t('scanFirst')} text={t('scanFirstText')} />
            </Panel>
          ) : (
            <Loaded
              of={found}
              failed={t('loadFailed')}
              skeleton={['1fr', '1fr']}
              empty={
                <Panel title={t('register')}>
                  <EmptyState icon="search" title={t('nobody')} text={t('nobodyText')} />
                </Panel>
              }
            >
              {() =>
                person ? (
                  <PersonPanel
                    key={keyOf(person)}
                    assemblyId={assemblyId}
                    desk={desk}
                    person={person}
                    paperOf={paperOf}
                    onPaper={(unitId) => setPaperOf(unitId === paperOf ? undefined : unitId)}
                    onDone={next}
                    onRegistered={(name, unitIds, endsProxy) => setLast({ name, unitIds, endsProxy })}
                  />
                ) : (
                  <Panel title={t('several')} number={people.length} pad="plain">
                    <div className="lb-chips">
                      {people.map((one) => (
                        <button key={keyOf(one)} type="button" onClick={() => setChosen(keyOf(one))}>
                          {one.name} {one.own.map(({ label }) => label).join('、')}
                        </button>
                      ))}
                    </div>
                  </Panel>
                )
              }
            </Loaded>
          )}
        </div>
        <div className="lb-stack lb-gap-16">
          {board.data && stands !== 'draft' && (
            <Meters verdict={board.data.quorum} of={board.data.measured} />
          )}
          {shared && <AttendeePanel key={shared.unitId} assemblyId={assemblyId} unit={shared} />}
          {paper && <ProxyPanel key={paper.unitId} assemblyId={assemblyId} unit={paper} />}
          <Panel
            title={t('latest')}
            extra={
              last && (
                <Button
                  size="small"
                  loading={undo.busy}
                  aria-keyshortcuts="Alt+U"
                  onClick={() => void takeBack()}
                >
                  {t('takeBackNamed', { name: last.name })} <Key keys="Alt U" />
                </Button>
              )
            }
            number={board.data ? board.data.selfCount + board.data.agentCount : undefined}
          >
            <Loaded
              of={{ ...board, data: board.data?.latest }}
              failed={t('loadFailed')}
              skeleton={[60, '1fr']}
              empty={<EmptyState icon="people" title={t('latestNone')} />}
            >
              {(list) => (
                <ul className="ar-latest lb-divided">
                  {list.map(({ unitId, label, owners, registration }) => (
                    <li key={unitId}>
                      <span className="lb-quiet">{registration && clockTime(registration.registeredAt)}</span>
                      <b>{label}</b>
                      <span className="lb-grow">
                        {registration?.agentName ||
                          registration?.attendeeName ||
                          owners.map(({ name }) => name).join('、')}
                      </span>
                      <span className="lb-14 lb-quiet">
                        {t(registration?.type === 'agent' ? 'byAgent' : 'inPerson')}
                        {registration?.desk && t('atDesk', { number: registration.desk })}
                        {registration && registration.tooLateFor !== null && (
                          <b> {t('tooLateFor', { number: registration.tooLateFor })}</b>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </Loaded>
          </Panel>
        </div>
      </div>
    </div>
  )
}
