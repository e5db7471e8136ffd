import { Dropdown as Plain } from 'antd'
import { dressed } from './dressed.tsx'

export const Dropdown = dressed(Plain)
