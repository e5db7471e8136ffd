import './card-texts.ts'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { testSiren } from './siren.ts'

/** Tests whether this browser can be heard (R216); when it cannot, a guide for Chrome and Edge opens (R217). */
export function SirenTest() {
  const t = useTexts('alarmCards')
  const [isGuiding, setGuiding] = useState(false)
  async function test() {
    if (await testSiren()) toast(t('testDone'))
    else setGuiding(true)
  }
  return (
    <>
      <Button icon={<Icon name="sound" />} onClick={() => void test()}>
        {t('test')}
      </Button>
      {isGuiding && <SoundGuide onClose={() => setGuiding(false)} />}
    </>
  )
}

/** How sound is allowed in Chrome and Edge (R217). */
export function SoundGuide({ onClose }: { onClose: () => void }) {
  const t = useTexts('alarmCards')
  return (
    <Dialog label={t('guideTitle')} size="small" onCancel={onClose}>
      <DialogHead title={t('guideTitle')} onClose={onClose} />
      <div className="lb-stack lb-gap-12 lb-inner">
        <p>{t('guideLead')}</p>
        <ol className="ab-guide">
          {([1, 2, 3, 4] as const).map((step) => (
            <li key={step}>{t(`guide${step}`)}</li>
          ))}
        </ol>
        <div className="lb-line lb-right">
          <Button type="primary" onClick={onClose}>
            {t('guideDone')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
