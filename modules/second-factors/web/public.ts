export { FactorForm } from './FactorForm.tsx'
export { FactorsPanel } from './FactorsPanel.tsx'
export { PasskeySignIn } from './PasskeySignIn.tsx'
