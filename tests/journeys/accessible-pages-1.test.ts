import { pagesWithoutFaults } from './axe.ts'

pagesWithoutFaults(0, 3)
