/** How the report looks, on paper-white and in the dark, on a wide screen and on a phone. */
const SEATS = [0, 1, 2, 3, 4];

export const STYLE = `:root{color-scheme:light dark;--paper:#f6f5f1;--card:#fff;--ink:#1d2430;--dim:#5d6675;--line:#dcdee3;--s0:#2f6db5;--s1:#b5502f;--s2:#3f8f5f;--s3:#8a5bb0;--s4:#a98a1d}
@media(prefers-color-scheme:dark){:root{--paper:#10141a;--card:#181d26;--ink:#e6e9ef;--dim:#9aa4b4;--line:#333b48;--s0:#6aa5ea;--s1:#ec8a66;--s2:#6cc592;--s3:#c29ae6;--s4:#dcbf55}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1400px;padding:32px clamp(12px,3vw,40px) 64px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:clamp(1.4rem,4vw,2rem);line-height:1.2;margin:0 0 .4rem}h2{font-size:1.35rem;line-height:1.25;margin:2.4rem 0 .6rem}h2+p{margin-top:-.4rem}h3{font-size:.95rem;margin:0 0 .6rem}svg+h3{margin-top:1rem}
p{margin:.2rem 0 .8rem;max-width:75ch}.dim{color:var(--dim)}code{background:color-mix(in srgb,var(--line) 55%,transparent);padding:.1em .4em;border-radius:4px;font-size:.88em;overflow-wrap:anywhere}
.cards{display:flex;flex-wrap:wrap;gap:14px}.stack{display:grid;gap:14px}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px 16px;min-width:0}.cards>.card{flex:1 1 min(100%,370px)}.cards>.whole{flex-basis:min(100%,640px)}
svg{width:100%;max-width:520px;height:auto;display:block;margin:0 auto}svg text{font:13px system-ui,sans-serif;fill:var(--ink)}.name{text-anchor:end}.middle{text-anchor:middle}svg text.figure{font-weight:600}
.reach{stroke:var(--ink);fill:none;stroke-width:1.5}.even{stroke:var(--dim);stroke-dasharray:4 4;fill:none}.axis{stroke:var(--line);fill:none}.line{fill:none;stroke-width:2.2;stroke-linejoin:round}
.keys{display:flex;flex-wrap:wrap;gap:2px 16px;margin:.4rem 0 0;font-size:.85rem}.keys span::before{content:"";display:inline-block;width:.75em;height:.75em;border-radius:2px;margin-right:.45em;background:currentColor}
${SEATS.map((at) => `.fill.s${at}{fill:var(--s${at})}.line.s${at}{stroke:var(--s${at})}.keys .s${at}{color:var(--s${at})}`).join('')}
table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{text-align:left;padding:.35rem .9rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}tr:last-child td{border-bottom:0}td:last-child,th:last-child{padding-right:0}
th{color:var(--dim);font-weight:600}td.n,th.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}.wide table{min-width:600px}
@media print{body{background:none}.card{break-inside:avoid}}`;
