import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { quorumOf } from '#modules/assemblies/tally/contract.ts'
import type { Dashboard } from '../held-shapes.ts'
import type { Topic } from '../shapes.ts'
import { Meters } from './Meter.tsx'
import { hallPath, minutesPath, registerPath, rollPath, trusteesPath } from './paths.ts'
import { PublishButton } from './PublishButton.tsx'
import { assembliesApi, useFresh } from './queries.ts'
import { useMissingText } from './over-text.ts'
import { ShortDialog } from './ShortDialog.tsx'
import { stateWord } from './state-word.ts'

interface MeetingHeadProps {
  data: Dashboard
  topics: readonly Topic[]
  /** The motion that is looked at: attendance is shown against its quorum. */
  shown: Topic | undefined
}

/** The meeting of the chair's page: who is there, the ways to desk and hall, beginning and end. */
export function MeetingHead({ data, topics, shown }: MeetingHeadProps) {
  const t = useTexts('assemblyPage')
  const pages = useTexts('assemblies')
  const { assembly, whole, present, quorum, measured } = data
  const { assemblyId, status } = assembly
  const act = useAsked(useFresh())
  const missingText = useMissingText()
  const [isShort, setShort] = useState(false)
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const link = 'lb-button lb-button-default lb-button-middle'
  // Before its day a meeting is hardly ever begun but by mistake.
  const isEarly = dayOf(data.now) < dayOf(assembly.meetingAt)
  const open = topics.flatMap(({ number, status, decision }) =>
    status === 'waiting' && !decision ? [number] : [],
  )
  const isMissed =
    may('assemblies.chair') &&
    status === 'published' &&
    measured &&
    !quorum.isReached &&
    data.now >= assembly.meetingAt
  const start = async () => {
    const early = {
      title: t('startEarly'),
      text: t('startEarlyText', { time: writeTime(assembly.meetingAt) }),
      ok: t('startAllTheSame'),
    }
    if (measured && !quorum.isReached) {
      if (!isEarly || (await confirmBox(early))) setShort(true)
      return
    }
    void act.submit({
      ask: isEarly ? early : { title: t('startAsk'), text: t('startText'), ok: t('start') },
      work: (retry) => assembliesApi.start({ assemblyId, reason: '' }, retry),
      done: t('started'),
    })
  }
  return (
    <Panel pad="plain" className="lb-below-16">
      <div className="ac-top">
        <div>
          <h1 className="lb-20">{assembly.title}</h1>
          <span className="lb-14 lb-quiet">
            {writeTime(assembly.meetingAt)} {t(stateWord(assembly))}
          </span>{' '}
          <nav className="lb-line lb-wrap lb-gap-12 lb-14" aria-label={t('pages')}>
            {may('assemblies.register') && (
              <Link className="lb-link" to={registerPath(assemblyId)}>
                {pages('register')}
              </Link>
            )}
            <Link className="lb-link" to={rollPath(assemblyId)}>
              {t('roll')}
            </Link>
            <Link className="lb-link" to={minutesPath(assemblyId)}>
              {pages('minutes')}
            </Link>
            {may('assemblies.prepare') && topics.some(({ voteWay }) => voteWay === 'sealed') && (
              <Link className="lb-link" to={trusteesPath(assemblyId)}>
                {pages('trustees')}
              </Link>
            )}
          </nav>
        </div>
        <div className="ac-meters">
          {shown && whole.heads > 0 && (
            <Meters
              verdict={quorumOf(present, whole, shown.applied)}
              of={{ number: shown.number, thresholds: shown.applied }}
            />
          )}
        </div>
        <div className="lb-line lb-wrap lb-gap-8">
          {may('assemblies.prepare') && status === 'draft' && <PublishButton row={assembly} />}
          <Link className={link} to={hallPath(assemblyId)} aria-keyshortcuts="Alt+9">
            {pages('hall')} <Key keys="Alt 9" />
          </Link>
          {may('assemblies.record') && status === 'published' && (
            <Button type={isEarly ? 'default' : 'primary'} loading={act.busy} onClick={() => void start()}>
              {t('start')}
            </Button>
          )}
          {isMissed && (
            <Button
              loading={act.busy}
              onClick={() =>
                void act.submit({
                  ask: {
                    title: t('notHeldAsk'),
                    text: t('notHeldText', { number: measured.number, missing: missingText(quorum) }),
                    ok: t('declareNotHeld'),
                  },
                  work: (retry) => assembliesApi.declareNotHeld({ assemblyId }, retry),
                  done: t('notHeldDone'),
                })
              }
            >
              {t('declareNotHeld')}
            </Button>
          )}
          {may('assemblies.record') && status === 'running' && (
            <Button
              onClick={() =>
                void act.submit({
                  ask: {
                    title: t('endAsk'),
                    text: [
                      ...(open.length ? [t('endOpen', { numbers: open.join('、') })] : []),
                      t('endText'),
                    ].join('\n'),
                    ok: t('end'),
                  },
                  work: (retry) => assembliesApi.end({ assemblyId }, retry),
                  done: t('ended'),
                })
              }
            >
              {t('end')}
            </Button>
          )}
        </div>
      </div>
      {isShort && measured && !quorum.isReached && (
        <ShortDialog
          what="start"
          number={measured.number}
          verdict={quorum}
          onConfirm={(reason, retry) => assembliesApi.start({ assemblyId, reason }, retry)}
          onClose={() => setShort(false)}
        />
      )}
    </Panel>
  )
}
