import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Dashboard } from '../held-shapes.ts'
import type { Topic } from '../shapes.ts'
import { minutesText } from './ballot-clock.ts'
import { floorApi, useFresh, useUnits } from './queries.ts'
import { useSpeechTime } from './speech-time.ts'
import { UnitInput } from './UnitInput.tsx'

type Speaker = Dashboard['speakers'][number]

/** Who speaks, for how long yet, and who waits; the chair gives the floor and takes it. */
export function SpeakersPanel({
  data,
  topic,
  isRunning,
}: {
  data: Dashboard
  topic: Topic | undefined
  isRunning: boolean
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const act = useAsked(again)
  const allowed = useAllowed()
  const may = (can: string) => isRunning && allowed([{ can }]).length > 0
  const [isAdding, setAdding] = useState(false)
  const { speakers, assembly } = data
  const [first] = speakers
  const current = first?.beganAt ? first : undefined
  const mayAdd = may('assemblies.register')
  const mayChair = may('assemblies.chair')
  const end = ({ speakerId, beganAt }: Speaker) =>
    void act.submit({
      work: (retry) => floorApi.endSpeaking({ speakerId }, retry),
      done: t(beganAt ? 'act_endSpeech' : 'act_withdrawSpeech'),
    })
  useHotKey('Alt+4', 'assemblyPage:addSpeakerTitle', () => setAdding(true), { enabled: mayAdd })
  useHotKey('Alt+3', 'assemblyPage:act_endSpeech', () => current && end(current), {
    enabled: mayChair && current !== undefined,
  })
  return (
    <Panel
      title={t('speakers')}
      number={speakers.length}
      lead={t('speechMinutes', { minutes: assembly.speechMinutes })}
      extra={
        mayAdd && (
          <Button icon={<Icon name="plus" />} aria-keyshortcuts="Alt+4" onClick={() => setAdding(true)}>
            {t('addSpeaker')} <Key keys="Alt 4" />
          </Button>
        )
      }
    >
      {speakers.length === 0 ? (
        <EmptyState icon="doc" title={t('speakersNone')} />
      ) : (
        <ol className="ac-speakers lb-divided">
          {speakers.map((speaker, at) => (
            <li key={speaker.speakerId}>
              {speaker.beganAt ? (
                <SpeechTime speaker={speaker} minutes={assembly.speechMinutes} />
              ) : (
                <span className="lb-quiet">{at + 1}</span>
              )}
              <span className="lb-grow">
                <b>{speaker.label}</b> {speaker.ownerName}
                <span className="lb-14 lb-quiet ac-under">
                  {t('speechOf', {
                    topic:
                      speaker.topicNumber === null ? '' : t('topicNumber', { number: speaker.topicNumber }),
                    times: speaker.times,
                  })}
                  {speaker.agentName && ` ${t('speakerAgent', { name: speaker.agentName })}`}
                </span>
              </span>
              {mayChair && !speaker.beganAt && (
                <>
                  <Button
                    size="small"
                    onClick={() =>
                      void act.submit({
                        work: (retry) => floorApi.beginSpeaking({ speakerId: speaker.speakerId }, retry),
                        done: t('act_speak'),
                      })
                    }
                  >
                    {t('speakNow')}
                  </Button>
                  <Button
                    size="small"
                    type="text"
                    icon={<Icon name="x" />}
                    aria-label={`${t('dropSpeaker')} ${speaker.label}`}
                    onClick={() => end(speaker)}
                  />
                </>
              )}
              {mayChair && speaker.beganAt && (
                <Button size="small" aria-keyshortcuts="Alt+3" onClick={() => end(speaker)}>
                  {t('endSpeech')} <Key keys="Alt 3" />
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {isAdding && <SpeakerDialog data={data} topic={topic} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function SpeechTime({ speaker, minutes }: { speaker: Speaker; minutes: number }) {
  const { left, over } = useSpeechTime(speaker.beganAt, minutes)
  return (
    <b className={over ? 'lb-amber' : undefined} role="timer">
      {over ? `+${minutesText(over)}` : minutesText(left)}
    </b>
  )
}

function SpeakerDialog({
  data,
  topic,
  onClose,
}: {
  data: Dashboard
  topic: Topic | undefined
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const { assemblyId } = data.assembly
  const units = useUnits(assemblyId)
  const [unitId, setUnit] = useState('')
  const options = (units.data ?? [])
    .filter(({ registration }) => registration && !registration.leftAt)
    .map((unit) => ({
      value: unit.unitId,
      label: `${unit.label} ${unit.registration?.agentName || unit.owners.map(({ name }) => name).join('、')}`,
    }))
  return (
    <FormDialog
      title={t('addSpeakerTitle')}
      beside={topic && t('topicNumber', { number: topic.number })}
      confirm={t('save')}
      missing={unitId ? undefined : t('unitMissing')}
      onConfirm={async (retry) => {
        const content = { assemblyId, unitId, topicId: topic?.topicId ?? null }
        await floorApi.addSpeaker({ speakerId: retry.idOf(content), ...content }, retry)
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('unit')}>
        <UnitInput value={unitId} options={options} onChoose={setUnit} />
      </Field>
    </FormDialog>
  )
}
