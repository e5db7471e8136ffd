import { areaText } from '#modules/assemblies/tally/contract.ts'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { PersonCard } from '../shapes.ts'
import { AgentDialog } from './AgentDialog.tsx'
import { AttendeeChoice } from './AttendeeChoice.tsx'
import { rollApi, useFresh } from './queries.ts'
import { SignDialog } from './SignDialog.tsx'
import { UnitRow } from './UnitRow.tsx'

/** Somebody at the desk: own units, units spoken for, and what can be done: in person, by an agent, for others, leaving, back. */
export function PersonPanel({
  assemblyId,
  desk,
  person,
  paperOf,
  onPaper,
  onDone,
  onRegistered,
}: {
  assemblyId: string
  /** The number of the desk. */
  desk: string
  person: PersonCard
  /** The unit whose proxy is shown beside the table. */
  paperOf: string | undefined
  onPaper: (unitId: string) => void
  onDone: () => void
  /** Somebody was let in with these units, in place of a proxy or not: what the desk takes back by one key. */
  onRegistered: (name: string, unitIds: readonly string[], endsProxy: boolean) => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const act = useAsked(again)
  const [asking, setAsking] = useState<'agent' | 'others' | 'cancel' | 'sign'>()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { own, represented } = person
  const all = [...own, ...represented]
  const owners = own[0]?.owners ?? []
  const isShared = owners.length > 1
  const [attendee, setAttendee] = useState(isShared ? (own[0]?.representative ?? '') : '')
  const [isUnchosen, setUnchosen] = useState(false)
  const ownIds = own.map(({ unitId }) => unitId)
  const isThere = own.some(({ registration }) => registration?.type === 'self' && !registration.leftAt)
  const isLeft = own.some(({ registration }) => registration?.leftAt)
  const spoken = own.find(({ registration }) => registration?.type === 'agent')?.registration
  const chosen = all.filter(
    ({ unitId, registration }) => registration && (ticked.size === 0 || ticked.has(unitId)),
  )
  const heads = all.reduce(
    (sum, { registration }) => sum + (registration?.leftAt ? 0 : (registration?.heads ?? 0)),
    0,
  )
  const fifths = all.reduce(
    (sum, { registration }) => sum + (registration?.leftAt ? 0 : (registration?.fifths ?? 0)),
    0,
  )
  const over = all.filter(({ registration }) => registration?.isOverLimit)
  const run = (
    work: (retry: Parameters<Parameters<typeof act.submit>[0]['work']>[0]) => Promise<unknown>,
    done: string,
    thenNext = false,
  ) =>
    void act.submit({
      work: async (retry) => {
        await work(retry)
        if (thenNext) onDone()
      },
      done,
    })
  const toggle = (unitId: string) => {
    const next = new Set(ticked)
    if (!next.delete(unitId)) next.add(unitId)
    setTicked(next)
  }
  const mayRegister = !isThere && !isLeft
  const name = attendee || person.name
  /** Of co-owners somebody says first who stands here. */
  const ifChosen = (go: () => void) => {
    setUnchosen(isShared && !attendee)
    if (!isShared || attendee) go()
  }
  const register = () =>
    ifChosen(() =>
      run(
        async (retry) => {
          await rollApi.registerOwner({ assemblyId, unitIds: ownIds, attendeeName: attendee, desk }, retry)
          onRegistered(name, ownIds, spoken !== undefined)
        },
        t('registered', { name }),
        true,
      ),
    )
  const sign = () => ifChosen(() => setAsking('sign'))
  const isAsking = asking !== undefined
  useHotKey('Ctrl+Enter', 'assemblyPage:registerOwner', register, { enabled: mayRegister && !isAsking })
  useHotKey('Alt+V', 'assemblyPage:registerSigned', sign, {
    enabled: mayRegister && !isAsking,
  })
  useHotKey('Alt+N', 'assemblyPage:nextPerson', onDone, { enabled: !isAsking })
  return (
    <Panel
      className="ar-person"
      title={<span className="lb-20">{person.name}</span>}
      lead={
        <Marks>
          {isThere && <Mark kind="done">{t('inPerson')}</Mark>}
          {spoken && <Mark kind="proxy">{t('spokenBy', { name: spoken.agentName })}</Mark>}
          {isLeft && <Mark kind="note">{t('left')}</Mark>}
        </Marks>
      }
      extra={t('countedText', { heads, area: areaText(fifths) })}
    >
      <div className="ar-table">
        <table className="lb-table">
          <thead>
            <tr>
              <th data-tick>
                <span className="lb-sr">{t('tick')}</span>
              </th>
              <th>{t('unit')}</th>
              <th>{t('owner')}</th>
              <th>{t('relation')}</th>
              <th data-align="end">{t('area')}</th>
              <th>{t('counted')}</th>
            </tr>
          </thead>
          <tbody>
            {all.map((unit) => (
              <UnitRow
                key={unit.unitId}
                unit={unit}
                isOwn={ownIds.includes(unit.unitId)}
                isTicked={ticked.has(unit.unitId)}
                isOpen={unit.unitId === paperOf}
                onTick={() => toggle(unit.unitId)}
                onPaper={() => onPaper(unit.unitId)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isShared && mayRegister && (
        <AttendeeChoice
          owners={owners.map((owner) => owner.name)}
          representative={own[0]?.representative ?? ''}
          value={attendee}
          isUnchosen={isUnchosen}
          onChoose={(one) => {
            setAttendee(one)
            setUnchosen(false)
          }}
        />
      )}
      <div className="ar-acts">
        {over.length > 0 && (
          <p className="lb-14 ar-note" role="status">
            {t('overText', { count: over.length })}
          </p>
        )}
        {mayRegister && (
          <Button
            type={spoken ? 'default' : 'primary'}
            size="large"
            loading={act.busy}
            aria-keyshortcuts="Control+Enter"
            onClick={register}
          >
            {t(spoken ? 'comesHimself' : 'registerOwner')} <Key keys="Ctrl Enter" />
          </Button>
        )}
        {mayRegister && (
          <Button size="large" aria-keyshortcuts="Alt+V" onClick={sign}>
            {t('registerSigned')} <Key keys="Alt V" />
          </Button>
        )}
        {!isThere && !spoken && (
          <Button size="large" onClick={() => setAsking('agent')}>
            {t('registerAgent')}
          </Button>
        )}
        <Button size="large" onClick={() => setAsking('others')}>
          {t('registerOthers')}
        </Button>
        {chosen.some(({ registration }) => !registration?.leftAt) && (
          <Button
            onClick={() =>
              run(
                (retry) =>
                  rollApi.leave(
                    {
                      assemblyId,
                      unitIds: chosen
                        .filter(({ registration }) => !registration?.leftAt)
                        .map(({ unitId }) => unitId),
                    },
                    retry,
                  ),
                t('leftDone'),
              )
            }
          >
            {t('leave')}
          </Button>
        )}
        {chosen.some(({ registration }) => registration?.leftAt) && (
          <Button
            onClick={() =>
              run(
                (retry) =>
                  rollApi.comeBack(
                    {
                      assemblyId,
                      unitIds: chosen
                        .filter(({ registration }) => registration?.leftAt)
                        .map(({ unitId }) => unitId),
                    },
                    retry,
                  ),
                t('backDone'),
              )
            }
          >
            {t('comeBack')}
          </Button>
        )}
        {chosen.length > 0 && <Button onClick={() => setAsking('cancel')}>{t('cancelRegistration')}</Button>}
        <span className="lb-grow" />
        <Button aria-keyshortcuts="Alt+N" onClick={onDone}>
          {t('nextPerson')} <Key keys="Alt N" />
        </Button>
      </div>
      {asking === 'cancel' && (
        <ReasonDialog
          title={t('cancelRegistration')}
          text={chosen.map(({ label }) => label).join('、')}
          label={t('reason')}
          reasons={[t('reasonWrongPerson'), t('reasonProxyInvalid')]}
          required={t('needed')}
          confirm={t('cancelRegistration')}
          onConfirm={async (reason, retry) => {
            await rollApi.cancelRegistration(
              { assemblyId, unitIds: chosen.map(({ unitId }) => unitId), reason },
              retry,
            )
            toast(t('done'))
            void again()
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'sign' && (
        <SignDialog
          assemblyId={assemblyId}
          desk={desk}
          person={person}
          attendeeName={attendee}
          onDone={() => {
            onRegistered(name, ownIds, spoken !== undefined)
            onDone()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'agent' && (
        <AgentDialog
          assemblyId={assemblyId}
          desk={desk}
          principals={own}
          agent={undefined}
          onRegistered={(agentName, unitIds) => {
            onRegistered(agentName, unitIds, false)
            onDone()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'others' && (
        <AgentDialog
          assemblyId={assemblyId}
          desk={desk}
          principals={undefined}
          agent={person}
          onRegistered={(agentName, unitIds) => onRegistered(agentName, unitIds, false)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Panel>
  )
}
