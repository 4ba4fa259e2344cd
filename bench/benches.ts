import { benchAddresses } from './addresses.bench.ts'
import { benchAudits } from './web/audits.bench.ts'
import { benchBytes } from './bytes.bench.ts'
import { benchCoupons } from './coupons.bench.ts'
import { benchGateway } from './gateway.bench.ts'
import { benchGrowth, growthAbout } from './growth/growth.bench.ts'
import { benchHistory } from './history.bench.ts'
import { benchHtml } from './web/html.bench.ts'
import { benchInp, inpRounds, interactions } from './web/inp.bench.ts'
import { benchIntegrations } from './integrations.bench.ts'
import { benchLighthouse, lighthouseRuns } from './lighthouse.bench.ts'
import { benchLogin } from './login.bench.ts'
import { benchMenuScroll, menuScrollRounds } from './menu-scroll.bench.ts'
import { benchShopBoard } from './shop-board.bench.ts'
import { benchShopDay, dayHours } from './shop-day.bench.ts'
import { benchShopSteps } from './shop-steps.bench.ts'
import { benchOffice } from './office.bench.ts'
import { benchOrderCalls } from './order-calls.bench.ts'
import { benchPaidOrders } from './paid-orders.bench.ts'
import { benchReports } from './reports.bench.ts'
import { benchTrackers } from './trackers.bench.ts'
import { benchPublish } from './publish.bench.ts'
import { benchRules } from './rules.bench.ts'
import { benchSoak, soakMinutes } from './soak.bench.ts'
import { benchStart } from './start.bench.ts'
import { benchTaps } from './taps.bench.ts'
import { benchTests, benchTestsAll } from './tests.bench.ts'
import type { Result } from './support/results.ts'

/** A bench: its name on the command line, its section of the results, and what measures it. */
export type Bench = { name: string; title: string; about: string; measure: () => Promise<Result[]> }

export const benches: readonly Bench[] = [
  {
    name: 'rules',
    title: 'Cart and price',
    about: 'The rules that run on the phone and at the gateway, over the demo menu.',
    async measure() {
      return benchRules().map(({ what, perSecond, micros }) => ({
        what,
        ours: `${perSecond.toLocaleString('en')} a second (${micros.toFixed(1)} µs)`,
      }))
    },
  },
  {
    name: 'coupons',
    title: 'Coupons',
    about:
      'Milliseconds to judge a thousand coupons for a cart of 40 lines of the demo menu (medians of rounds that alternate), and to find the best set of a wallet by exact search under the built-in rules (each three times, of which the quickest counts). Medusa and Vendure can say a minimum and a dish; neither looks for a best set.',
    measure: benchCoupons,
  },
  {
    name: 'addresses',
    title: 'Addresses',
    about:
      'Milliseconds of CPU of a search over the whole gazetteer: the misspelt queries and the right names of all places in both languages.',
    measure: benchAddresses,
  },
  {
    name: 'gateway',
    title: 'CPU of a request',
    about:
      'Milliseconds of CPU that a request takes in all processes that serve it; rounds alternate with the peer. Orders come from 64 guests in many networks; those of one guest that are not paid are counted at each order, and what stood here before 2026-11-23 was mostly that count.',
    async measure() {
      const compared = await benchGateway()
      return compared.map(({ what, ours, peer, ratio, aim }) => {
        const [most = '0'] = /[\d.]+/.exec(aim) ?? []
        return { what, ours: `${ours.toFixed(3)} ms`, peer: `${peer.toFixed(3)} ms`, ratio, aim, met: ratio <= Number(most) }
      })
    },
  },
  {
    name: 'paid-orders',
    title: 'A complete order',
    about:
      'Cart and price with a promo code, order, payment, settlement, as 16 guests make them at once, after 2,000 orders to warm up; medians of rounds of 640 that alternate with pgbench, which makes the same writes by the same statements on the same database. What guests send is made before the clock starts; the provider and the guests run on the same two cores and are told apart. A statement outside of a transaction is counted as one.',
    measure: benchPaidOrders,
  },
  { name: 'growth', title: 'Growing', about: growthAbout, measure: () => benchGrowth() },
  {
    name: 'order-calls',
    title: 'A complete order by its calls',
    about:
      'CPU of gateway and database and commits of each call of an order, 640 orders by 16 guests, all of them at the same call, so that each notice comes before its guest asks. Before 036 (gateway, database, in ms; commits): previewOrder 0.7, 0.0; 0. postOrder 1.7, 1.7; 2. orderPay 1.8, 1.4; 2. The notice 1.7, 1.5; 1. payStatusGet 1.1, 0.9; 0. Statements before and now, counted in the code: previewOrder 0 and 0, postOrder 2 and 1, orderPay 4 and 2, the notice 4 and 2, payStatusGet 2 and 1.',
    measure: benchOrderCalls,
  },
  {
    name: 'reports',
    title: 'Reports',
    about:
      'The middle one and the slowest of forty reads of each report, in the database alone, over a million orders of three years with their events and their ledger (REPORTS_ORDERS for another number). All periods end with today, whose sums there are not; those of the days before are.',
    measure: benchReports,
  },
  {
    name: 'office',
    title: 'The office of a large chain',
    about:
      'Each list, search and page of the office, but its reports, asked forty times through the door by somebody who has signed in: the slowest answer, and the most that one took of the database, with 2,000 dishes, 100,000 members, 1,000,000 orders of three years and 200,000 rows of audit (OFFICE_ORDERS, OFFICE_MEMBERS and OFFICE_AUDIT for other numbers).',
    measure: benchOffice,
  },
  {
    name: 'soak',
    title: 'Half an hour of orders',
    about: `Guests order and pay while a dish is renamed every five seconds, ${soakMinutes} minutes long; the resident memory of the gateway's process, read every ten seconds. \`SOAK_MINUTES=5 npm run bench -- soak\` is shorter.`,
    measure: benchSoak,
  },
  {
    name: 'publish',
    title: 'Publishing while guests order',
    about:
      'A chain publishes its catalogue while 16 guests make complete orders; everything on the same two cores. What a version changes is one price, then 2,000 dishes with a page for each brand and language.',
    measure: benchPublish,
  },
  {
    name: 'trackers',
    title: 'Live trackers',
    about: '5,000 guests follow 250 orders over open streams of one process while their shops accept them.',
    measure: benchTrackers,
  },
  {
    name: 'login',
    title: 'CPU of a login',
    about: 'Milliseconds of CPU of gateway and database for one login, beside verifying the same password with argon2id and nothing else.',
    measure: benchLogin,
  },
  {
    name: 'history',
    title: 'Order history',
    about:
      'The 99th percentile of reading a page of 20 orders of a member who has 5,000 (500 of the first thousand), one after another, in a table of each size; the medians of nine rounds that alternate. `HISTORY_ORDERS=10000000 npm run bench -- history` fills it with ten million.',
    measure: benchHistory,
  },
  {
    name: 'bytes',
    title: 'Bytes of the web app',
    about:
      'What a phone loads, as gzip (1 kB is 1000 bytes): a first screen until nothing more comes, then what the entries of the console take before they show anything, then what each later part adds.',
    measure: benchBytes,
  },
  {
    name: 'lighthouse',
    title: 'First paint',
    about: `Lighthouse on its phone, medians of runs that alternate with the peer (${lighthouseRuns} each): the same screen as a static page, written by hand, without script.`,
    measure: benchLighthouse,
  },
  {
    name: 'inp',
    title: 'Answers to the finger',
    about: `Interaction to Next Paint over a scripted order of ${interactions} touches and keys, from the menu to the placed order, in a window of Chromium with its CPU slowed down four times; about half of them are jumps to headings and hearts, two to a jump, between what the order needs, and no dish's own screen is filled in; ${inpRounds} orders one after the other, of which the median counts. What the browser does not tell of was answered within 16 ms.`,
    measure: benchInp,
  },
  {
    name: 'audits',
    title: 'Found, reached and sound',
    about: 'Lighthouse on its phone for ten screens: accessibility, best practices and SEO, each with the audits that cost it points.',
    measure: benchAudits,
  },
  {
    name: 'html',
    title: 'Markup',
    about:
      'The pages that are written at build time, by the checker of the W3C (`vnu-jar`). What it says of styles counts for nothing: it knows no cascade layers.',
    measure: benchHtml,
  },
  {
    name: 'taps',
    title: 'Taps',
    about:
      'The taps of a guest, each field that is filled in counted as one, beside those before 063; in Chinese and English, of which the one that takes more counts. Who is new has no location allowed and pays in cash; of the set the dishes are left to us, at one tap.',
    measure: benchTaps,
  },
  {
    name: 'integrations',
    title: 'Services of others',
    about:
      'Home with all of them on (analytics, tag manager, reports of faults, notifications, tiles, Stripe) beside home with none, in Chromium with its CPU slowed down four times, over 150 ms to each answer and 1.6 Mbit/s: a first load until three seconds bring nothing more, and 15 s of a repeat load once the worker keeps the app. Medians of five runs that take turns, paints from when the page is asked for, all bytes of the wire with their headers.',
    measure: benchIntegrations,
  },
  {
    name: 'menu-scroll',
    title: 'A menu of 2,000 dishes',
    about: `The longest task of the page's main thread, by the CPU that it took, in Chromium with its CPU slowed down four times; one of 50 ms is felt. Of each, the quietest of ${menuScrollRounds} rounds, each on a page opened anew.`,
    measure: benchMenuScroll,
  },
  {
    name: 'shop-board',
    title: 'A shop’s board with 300 open orders',
    about:
      'The longest frame of the tablet’s board in Chromium with its CPU slowed down four times; one of 50 ms is felt. Of each, the quietest of five rounds: what the page itself takes too long for is there in all of them.',
    measure: benchShopBoard,
  },
  {
    name: 'shop-day',
    title: 'A tablet that is left open',
    about: `A board with 300 open orders over ${dayHours} hours, in which each second ticks, each poll and report is made, and every two minutes an order rings, is accepted, made and collected, as fast as the page goes along; the memory is what it still uses after a garbage collection. \`DAY_HOURS=4 npm run bench -- shop-day\` is shorter.`,
    measure: benchShopDay,
  },
  {
    name: 'shop-steps',
    title: 'From the tablet to the guest',
    about:
      'Milliseconds from a tap on the shop’s tablet until the page that its guest has open shows what comes of it, both in browsers of their own beside one gateway: an order that is accepted, one that is made, and a dish that has run out or is back.',
    measure: benchShopSteps,
  },
  {
    name: 'start',
    title: 'Start',
    about:
      '`npm start` in a fresh clone until the first page is there; the first time it installs, builds and seeds. What it installs is the size of `node_modules` on the disk, beside its size before 034.',
    async measure() {
      const { firstSeconds, secondSeconds, megabytes } = await benchStart()
      return [
        { what: 'the first time', ours: `${firstSeconds.toFixed(0)} s`, aim: 'at most 60 s', met: firstSeconds <= 60 },
        { what: 'the second time', ours: `${secondSeconds.toFixed(1)} s` },
        {
          what: 'what it installs',
          ours: `${megabytes} MB`,
          peer: '1488 MB',
          ratio: megabytes / 1488,
          aim: 'at most 600 MB',
          met: megabytes <= 600,
        },
      ]
    },
  },
  {
    name: 'tests',
    title: 'Tests',
    about: '`npm test` by its stages, where nothing else runs; the time of each file stands in `test-times.json`.',
    measure: benchTests,
  },
  {
    name: 'tests-all',
    title: 'All tests',
    about: '`npm run test:all` by its stages, where nothing else runs; the time of each file stands in `test-all-times.json`.',
    measure: benchTestsAll,
  },
]
