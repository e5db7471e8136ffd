import { StoredImage } from '#modules/keeping/files/web/public.ts'
import type { FormattedText } from '../contract.ts'
import { FormattedView } from './FormattedView.tsx'

/** A formatted text with its pictures, for whoever is signed in. */
export function StoredText({ of }: { of: FormattedText }) {
  return <FormattedView of={of} picture={(path) => <StoredImage path={path} alt="" />} />
}
