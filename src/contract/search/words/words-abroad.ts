/**
 * What visitors say beside the name of a kind, and what it is here: English, German, Russian, Arabic, Kurdish. What kinds are
 * called abroad stands with them.
 */

/** Said before what is looked for. */
export const BEFORE_ABROAD = `
göl kenarında > at the lake, by the lake, on the lake, near the lake, lakeside, lake side, am see, am stausee, у озера, на озере, возле озера, около озера, على البحيرة, قرب البحيرة, عند البحيرة, li ber gol, li ber gole
nehir kenarında > at the river, by the river, on the river, near the river, riverside, river side, am fluss, am ufer, у реки, на реке, возле реки, около реки, على النهر, قرب النهر, عند النهر, li ber cem, li ber cemi
deniz kenarında > at the sea, by the sea, on the sea, seaside, am meer, у моря, на море, возле моря, على البحر, قرب البحر, li ber derya, li ber deryaye
göl manzaralı > lake view, view of the lake, mit seeblick, seeblick, с видом на озеро, вид на озеро, اطلالة على البحيرة
nehir manzaralı > river view, view of the river, mit flussblick, flussblick, с видом на реку, вид на реку, اطلالة على النهر
manzaralı > with view, with a view, mit aussicht, mit ausblick, с видом, مع اطلالة, باطلالة
acil > emergency, notfall, notdienst, срочно, неотложная, طوارئ, طارئ
vejetaryen > vegetarian, vegetarisch, vegetarische, vegetarischer, vegetarisches, вегетарианский, вегетарианская, вегетарианское, نباتي, نباتية
vegan > веганский, веганское, veganes, vegane
helal > halal, халяль, халяльный, حلال
otoparklı > with parking, parking, mit parkplatz, parkplatz, с парковкой, парковка, مع موقف, موقف سيارات
havuzlu > with pool, with a pool, with swimming pool, mit pool, mit schwimmbad, с бассейном, مع مسبح
balık > рыбный, рыбная, سمك
kadın > women, womens, ladies, woman, damen, frauen, женский, женская, женское, نسائي, نسائية
erkek > men, mens, herren, maenner, мужской, мужская, мужское, رجالي, رجالية
çocuk > kids, children, childrens, kinder, детский, детская, детское, اطفال, للاطفال, zarokan
ikinci el > second hand, secondhand, used, gebraucht, gebrauchte, gebrauchter, подержанный, подержанные, مستعمل, مستعملة
`;

/** Said behind it. */
export const BEHIND_ABROAD = `
tamiri > repair, fix, reparatur, ремонт, تصليح, اصلاح
kiralama > rental, hire, verleih, vermietung, прокат, аренда, تاجير
`;

/** Says nothing beside a word that is known. */
export const DROPPED_ABROAD = `
a an at to on by for with without into from some me my buy
mit fur bei kaufen zu zum zur an auf von und oder
с со в во на и для у по рядом купить ل مع li ji bo
`;

/** Neither does that somebody sells it. */
export const SHOPS_ABROAD = 'store stores shop shops laden geschaft магазин магазины محل محلات';

/** What things are in Kurdish, behind them: otela erzan. */
export const KURDISH_QUALITIES = 'erzan nezik vekiri xwes';

/** Before a place, that it is near that. */
export const NEAR_PLACE_ABROAD = `near, near to, close to, next to, opposite, across from, in der nähe von, in der nähe vom, in der nähe der,
in der nähe des, neben, neben dem, neben der, gegenüber, возле, около, рядом с, рядом со, недалеко от, قرب, بالقرب من, قريب من, بجانب, nezi, nezika`;
