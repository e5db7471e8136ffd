import { areaText } from '#modules/assemblies/tally/contract.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { AssemblyRow } from '../shapes.ts'
import { minutesLate } from './minutes-late.ts'
import { detailPath, editPath, hallPath, minutesPath, registerPath, rollPath } from './paths.ts'
import { PublishButton } from './PublishButton.tsx'
import { assembliesApi, useDifferences, useFresh } from './queries.ts'
import { stateWord } from './state-word.ts'

interface AssemblyPanelProps {
  row: AssemblyRow
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A meeting beside the list: what is said of it, what the law warns of, and the ways to its pages. */
export function AssemblyPanel({ row, ...ways }: AssemblyPanelProps) {
  const t = useTexts('assemblyPage')
  const pages = useTexts('assemblies')
  const { assemblyId } = row
  const link = 'lb-button lb-button-default lb-button-middle'
  const allowed = useAllowed()
  const mayRegister = allowed([{ can: 'assemblies.register' }]).length > 0
  const mayPrepare = allowed([{ can: 'assemblies.prepare' }]).length > 0
  const different = useDifferences(assemblyId, mayPrepare && row.status === 'draft' && row.totalUnits > 0)
  const differences = different.data?.length ?? 0
  const late = minutesLate(row, dayOf(new Date(useMinute())))
  return (
    <DetailPanel
      label={row.title}
      over={
        <span className="lb-line lb-gap-8">
          <Mark kind="plain">{t(stateWord(row))}</Mark>
          {t(`kind_${row.kind}`)}
        </span>
      }
      title={row.title}
      {...ways}
      foot={<AssemblyActs row={row} onGone={ways.onClose} />}
    >
      <nav className="lb-line lb-wrap lb-gap-8 lb-below-16" aria-label={t('pages')}>
        <Link className={link} to={detailPath(assemblyId)}>
          {pages('detail')}
        </Link>
        {mayRegister && (
          <Link className={link} to={registerPath(assemblyId)}>
            {pages('register')}
          </Link>
        )}
        <Link className={link} to={rollPath(assemblyId)}>
          {pages('roll')}
        </Link>
        <Link className={link} to={hallPath(assemblyId)}>
          {pages('hall')}
        </Link>
        <Link className={link} to={minutesPath(assemblyId)}>
          {pages('minutes')}
        </Link>
      </nav>
      {row.warnings.map((warning) => (
        <Note key={warning} tone="wait">
          {t(`warning_${warning}`)}
        </Note>
      ))}
      {late && (
        <Note
          tone="wait"
          act={
            <Link className={link} to={minutesPath(assemblyId)}>
              {t('seeUnserved')}
            </Link>
          }
        >
          {t(late.count ? 'minutesLate' : 'postingLate', late)}
        </Note>
      )}
      {differences > 0 && (
        <Note
          tone="wait"
          act={
            <Link className={link} to={rollPath(assemblyId)}>
              {t('seeRoll')}
            </Link>
          }
        >
          {t('differencesCount', { count: differences })}
        </Note>
      )}
      <Facts
        rows={[
          [t('meetingAt'), writeTime(row.meetingAt)],
          [t('place'), row.place],
          [t('convener'), row.convenerName],
          [t('chair'), row.chairName],
          [
            t('noticeDay'),
            row.noticeDay &&
              `${row.noticeDay.replaceAll('-', '/')} ${t(row.isPosted ? 'byPost' : 'byLetter')}`,
          ],
          [t('personCount'), t(`count_${row.personCount}`)],
          [
            t('roll'),
            t('rollText', {
              units: row.totalUnits,
              owners: row.totalOwners,
              area: areaText(row.totalArea * 5),
            }),
          ],
          [t('topics'), row.topicCount],
          [t('served'), t('servedText', { notices: row.noticesServed, minutes: row.minutesServed })],
          [t('minutesDue'), row.minutesDueOn?.replaceAll('-', '/')],
          [t('objectionEnds'), row.objectionEndsOn?.replaceAll('-', '/')],
          [t('minutesPostedOn'), row.minutesPostedOn?.replaceAll('-', '/')],
          [t('outcomeDue'), row.outcomeDueOn?.replaceAll('-', '/')],
          [t('resolutions'), row.outcomes && t('resolutionsText', row.outcomes)],
          [t('cancelReason'), row.cancelReason],
        ]}
      />
    </DetailPanel>
  )
}

function AssemblyActs({ row, onGone }: { row: AssemblyRow; onGone: () => void }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const act = useAsked(again)
  const [asking, setAsking] = useState<'cancel' | 'reset'>()
  const mayPrepare = useAllowed()([{ can: 'assemblies.prepare' }]).length > 0
  if (!mayPrepare) return null
  const { assemblyId, title, status } = row
  const isServed = row.noticesServed + row.minutesServed > 0 || row.minutesPostedOn !== null
  const isOpen = status === 'draft' || status === 'published' || status === 'running'
  return (
    <>
      {status === 'draft' && <PublishButton row={row} />}
      {isOpen && (
        <Link
          className="lb-button lb-button-default lb-button-middle"
          to={editPath}
          search={{ id: assemblyId }}
        >
          {t('edit')}
        </Link>
      )}
      {status === 'ended' && row.kind !== 'reconvened' && (
        <Link
          className="lb-button lb-button-default lb-button-middle"
          to={editPath}
          search={{ parent: assemblyId }}
        >
          {t('reconvene')}
        </Link>
      )}
      {isOpen && <Button onClick={() => setAsking('cancel')}>{t('cancel')}</Button>}
      {!isServed && status !== 'draft' && <Button onClick={() => setAsking('reset')}>{t('reset')}</Button>}
      {!isServed && status !== 'running' && (
        <Button
          onClick={() =>
            void act.submit({
              ask: { title: t('deleteAsk', { title }), text: t('deleteText'), ok: t('delete') },
              work: async (retry) => {
                await assembliesApi.delete({ assemblyId }, retry)
                onGone()
              },
              done: t('deleted'),
            })
          }
        >
          {t('delete')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t(`${asking}Ask`, { title })}
          text={t(`${asking}Text`)}
          label={t('reason')}
          reasons={[]}
          required={t('needed')}
          confirm={t(asking)}
          onConfirm={async (reason, retry) => {
            await assembliesApi[asking]({ assemblyId, reason }, retry)
            toast(t(`${asking}Done`))
            void again()
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
