import { readFileSync } from 'node:fs'
import type { Page } from '../../http/page.ts'
import { html } from '../html.ts'
import { CHANGELOG, pathOfGuide } from './contents.ts'
import { docsResponse } from './frame.ts'
import { blocks } from './markdown.ts'
import { pathIn } from '../../spots/links.ts'

/** What has changed from release to release. */
export const changelogPage: Page = {
  path: CHANGELOG,
  handle(context) {
    const versions = pathIn(context.links, pathOfGuide('versions'))
    return docsResponse(context, {
      title: 'Changelog',
      description: 'What has changed in Sanctuary Directory from release to release.',
      path: CHANGELOG,
      body: html`<p>What may change, and what the version numbers mean, is in <a href="${versions}">the guide to versions</a>.</p>
${(changelog ??= blocks(readFileSync(FILE, 'utf8').replace(/^# .*\n[\s\S]*?(?=^## )/m, '')))}`,
    })
  },
}

const FILE = new URL('../../../CHANGELOG.md', import.meta.url)
/** Read when it is first asked for. */
let changelog: ReturnType<typeof blocks> | undefined
