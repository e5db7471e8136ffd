import { Link } from '@tanstack/react-router'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { householdImports } from '../contract.ts'
import type { HouseholdImport } from '../shapes.ts'
import { importsApi } from './use-imports.ts'

export interface StandingProps {
  one: HouseholdImport
  busy: boolean
  run: (act: () => Promise<unknown>) => void
  onLeave: () => void
}

/** How an import stands in words, and what can be done next. */
export function Standing({ one, busy, run, onLeave }: StandingProps) {
  const t = useTexts('householdImport')
  const { importId, total } = one
  const another = (type: 'default' | 'primary', key: 'another' | 'more' | 'toStart') => (
    <Button type={type} onClick={onLeave}>
      {t(key)}
    </Button>
  )
  const giveUp = (
    <Button
      disabled={busy}
      onClick={() => run(() => importsApi.cancel({ importId }, { isSaid: true }).then(onLeave))}
    >
      {t('cancel')}
    </Button>
  )
  if (one.state === 'refused')
    return (
      <>
        <Note tone="wait">{one.failure || t('refusedTitle')}</Note>
        <div className="hi-acts lb-line lb-gap-8 lb-wrap">{another('primary', 'another')}</div>
      </>
    )
  if (one.state === 'faulty')
    return (
      <>
        <p className="lb-line lb-gap-8 lb-20 lb-strong">
          {t('faultyTitle', { count: one.faultCount.toLocaleString('en') })}
        </p>
        <p className="lb-quiet">{t(one.hasFile ? 'faultyText' : 'faultyFileGone')}</p>
        <div className="hi-acts lb-line lb-gap-8 lb-wrap">
          {one.hasFile && (
            <Button type="primary" loading={busy} onClick={() => run(() => saveMarked(importId))}>
              {t('marked')}
            </Button>
          )}
          {another(one.hasFile ? 'default' : 'primary', 'another')}
        </div>
      </>
    )
  if (one.state === 'ready')
    return (
      <>
        {!total && <p className="lb-line lb-gap-8 lb-20 lb-strong">{t('readyNothing')}</p>}
        <p className="lb-quiet">{t('keepNote')}</p>
        <div className="hi-acts lb-line lb-gap-8 lb-wrap">
          {total > 0 && (
            <Button
              type="primary"
              size="large"
              loading={busy}
              onClick={() => run(() => importsApi.confirm({ importId }, { isSaid: true }))}
            >
              {t('confirm', { count: total.toLocaleString('en') })}
            </Button>
          )}
          {total > 0 ? giveUp : another('primary', 'more')}
        </div>
      </>
    )
  if (one.state === 'stale')
    return (
      <>
        <Note tone="wait">{one.failure}</Note>
        <div className="hi-acts lb-line lb-gap-8 lb-wrap">
          <Button
            type="primary"
            loading={busy}
            onClick={() => run(() => importsApi.recheck({ importId }, { isSaid: true }))}
          >
            {t('recheck')}
          </Button>
          {giveUp}
        </div>
      </>
    )
  if (one.state === 'completed')
    return (
      <>
        <p className="lb-line lb-gap-8 lb-20 lb-strong">
          <Icon name="check" />
          {t('completedTitle')}
        </p>
        {one.completedAt && (
          <p className="lb-quiet">
            {t('completedBy', { who: one.confirmedBy, when: speakTime(one.completedAt) })}
          </p>
        )}
        <div className="hi-acts lb-line lb-gap-8 lb-wrap">
          <Link className="lb-button lb-button-primary lb-button-middle" to="/mgmt/household">
            {t('toHouseholds')}
          </Link>
          {another('default', 'more')}
        </div>
      </>
    )
  if (one.state === 'cancelled' || one.state === 'expired')
    return (
      <>
        <p>{t(one.state === 'cancelled' ? 'cancelledText' : 'expiredText')}</p>
        <div className="hi-acts lb-line lb-gap-8 lb-wrap">{another('primary', 'another')}</div>
      </>
    )
  return null
}

const saveMarked = (importId: string) =>
  saveFile(householdImports.calls.markedFile.path.replace('{importId}', importId))
