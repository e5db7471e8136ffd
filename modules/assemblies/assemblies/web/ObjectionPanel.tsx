import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Topic } from '../shapes.ts'
import { assembliesApi, useFresh, useObjections, useUnits } from './queries.ts'
import { UnitInput } from './UnitInput.tsx'

/** Objections on the spot: whoever was there and objected may go to court within three months. */
export function ObjectionPanel({
  assemblyId,
  topic,
  isRunning,
}: {
  assemblyId: string
  topic: Topic | undefined
  isRunning: boolean
}) {
  const t = useTexts('assemblyPage')
  const asked = useObjections(assemblyId)
  const again = useFresh()
  const [isAdding, setAdding] = useState(false)
  const [withdrawn, setWithdrawn] = useState<string>()
  const mayRegister = useAllowed()([{ can: 'assemblies.register' }]).length > 0
  const mayAdd = mayRegister && isRunning && topic !== undefined
  useHotKey('Alt+5', 'assemblyPage:addObjection', () => setAdding(true), { enabled: mayAdd })
  const list = (asked.data?.objections ?? []).filter(({ isOnSpot }) => isOnSpot)
  return (
    <Panel
      title={t('objections')}
      number={list.length}
      lead={t('objectionsText')}
      extra={
        mayAdd && (
          <Button aria-keyshortcuts="Alt+5" onClick={() => setAdding(true)}>
            {t('addObjection')} <Key keys="Alt 5" />
          </Button>
        )
      }
      pad="plain"
    >
      <Loaded
        of={{ ...asked, data: asked.data && list }}
        failed={t('loadFailed')}
        skeleton={['1fr']}
        empty={<EmptyState icon="doc" title={t('objectionsNone')} />}
      >
        {(all) => (
          <ul className="lb-stack lb-gap-12">
            {all.map(({ objectionId, label, ownerName, topicNumber, words, at }) => (
              <li key={objectionId}>
                <b>{label}</b> {ownerName}
                <div className="lb-14 lb-quiet">
                  {speakTime(at)} {t('topicNumber', { number: topicNumber })}
                </div>
                <div className="lb-14">{words}</div>
                {mayRegister && isRunning && (
                  <Button size="small" onClick={() => setWithdrawn(objectionId)}>
                    {t('withdrawObjection')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {withdrawn && (
        <ReasonDialog
          title={t('withdrawObjection')}
          text={t('withdrawObjectionText')}
          label={t('reason')}
          reasons={[]}
          required={t('needed')}
          confirm={t('withdrawObjection')}
          onConfirm={async (reason, retry) => {
            await assembliesApi.withdrawObjection({ objectionId: withdrawn, reason }, retry)
            toast(t('done'))
            void again()
            setWithdrawn(undefined)
          }}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
      {isAdding && topic && <ObjectionDialog topic={topic} isOnSpot onClose={() => setAdding(false)} />}
    </Panel>
  )
}

/** An objection: on the spot, or in writing after the minutes were served (Art. 32). */
export function ObjectionDialog({
  topic,
  isOnSpot,
  onClose,
}: {
  topic: Topic
  isOnSpot: boolean
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const units = useUnits(topic.assemblyId)
  const [unitId, setUnit] = useState('')
  const [words, setWords] = useState('')
  const [receivedOn, setReceivedOn] = useState(() => dayOf(new Date()))
  const options = (units.data ?? [])
    .filter(({ registration }) => !isOnSpot || registration)
    .map((unit) => ({
      value: unit.unitId,
      label: `${unit.label} ${unit.owners.map(({ name }) => name).join('、')}`,
    }))
  return (
    <FormDialog
      title={t('addObjection')}
      beside={t('topicNumber', { number: topic.number })}
      confirm={t('save')}
      missing={unitId ? undefined : t('unitMissing')}
      onConfirm={async (retry) => {
        const content = { topicId: topic.topicId, unitId, isOnSpot, words, receivedOn }
        await assembliesApi.object({ objectionId: retry.idOf(content), ...content }, retry)
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="lb-stack lb-gap-12">
        <Field label={t('unit')}>
          <UnitInput value={unitId} options={options} onChoose={setUnit} />
        </Field>
        {!isOnSpot && (
          <Field label={t('receivedOn')} help={t('receivedOnHelp')}>
            <DayInput value={receivedOn} onDay={(day) => setReceivedOn(day || receivedOn)} />
          </Field>
        )}
        <Field label={t('objectionWords')} optional>
          <textarea
            className="lb-long-text"
            rows={3}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
