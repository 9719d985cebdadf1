/**
 * What no kind of the table `kinds` can say. Lines as questions are read:
 *
 *   tic, ticaret                 One word, written differently.
 *   kart geçen > kredi kartı     Who says the left means the right, a feature.
 */
export const FIXED_LINES = `
spor, sport
oto, araba, otomobil, araç, otomotiv, auto
tic, ticaret
san, sanayi, sanayii
ltd, limited
şti, şirketi
inş, inşaat
mrk, merkez, merkezi, mrkz
müh, mühendislik
tur, turizm
teks, tekstil
turz, turizm
hiz, hizmetleri
kuy, kuyumculuk
muh, muhasebe
elk, elektrik, elekt
oto, otomotiv
eğt, eğitim
apt, apartmanı
blv, bulvarı, bulvar
üniv, üniversitesi
makina, makine, mak
bir, 1
iki, 2
üç, 3
dört, 4
beş, 5
altı, 6
yedi, 7
sekiz, 8
dokuz, 9
on, 10
yüz, 100
paket servis, eve servis, paket, kurye
volkswagen, vw, audi, seat, skoda
mercedes, benz, mercedes benz
servis, servisi, tamir, tamirci, tamircisi, tamirhane, onarım
viski, whisky, whiskey, whiskiy
araba, auto, car
çocuklu aile, çocukla gidilecek, çocukla > çocuk dostu, oyun alanı
manzara, manzaralı > göl manzarası, nehir manzarası, dağ manzarası, teras, seyir
maç izlemek, maç izlenecek, maç nerede izlenir, derbi > dev ekran, pub, birahane
evcil hayvanla kalmak, köpekli otel > evcil hayvan dostu
öğrenci yemeği, öğrenciye yemek, öğrenci menüsü > öğrenci indirimi, ev yemekleri, öğrenci kafesi
wifi, wi fi, kablosuz internet, internetli, internet olan, internet var > ücretsiz internet
priz, prizli, priz olan, laptop açmak, laptopla > çalışma masası, ücretsiz internet
engelli, engelli dostu, engelli girişi, engelli rampası, rampa, tekerlekli sandalyeli > tekerlekli sandalyeye uygun, asansör
bebek arabasıyla, puset, pusetle, bebekle gidilecek > çocuk dostu, tekerlekli sandalyeye uygun, asansör
köpekle, kediyle, köpeğimle, kedimle, köpek giren, evcil hayvanla, hayvan dostu, köpek dostu, pet friendly > evcil hayvan dostu
dışarıda oturmak, açık alan, avlulu, bahçeli, bahçesi olan > bahçe, teras, açık hava
açık havada, balkonda, çatı katı, terasta > teras, açık hava, bahçe
sigara içilen, sigara içilebilen, sigara serbest > sigara içilebilen alan, teras
kart geçen, kart geçiyor, kartla ödeme, pos, pos cihazı olan > kredi kartı
sodexo, multinet, ticket, setcard, edenred, metropol kart, yemek çeki, yemek kartı geçen > yemek kartı
eve getiren, eve teslim, eve yemek, ayağıma getiren, kapıya teslim > adrese teslim, paket servis
al götür, elden al, alıp gitmek > gel al
alkol olmayan, içkisiz > alkolsüz
içkili, içkili lokanta, alkollü mekan, alkol olan > alkollü içecek, meyhane
namaz kılmak, mescitli, mescidi olan, abdesthane > mescit
taksitle, taksit yapan, taksitli, veresiye, vadeli > taksit
bayanlara özel, kadınlara özel, hanımlara özel, sadece kadın, kadınlar için > kadınlara özel saat
kalabalık aile, ailece yemek, aileyle yemek, aile yemeği, aile lokantası, aileye uygun > aile salonu, grup rezervasyonu
kalabalık grup, grup yemeği, toplu rezervasyon, arkadaş grubu, kutlama yemeği > grup rezervasyonu, aile salonu
öğrenciye uygun, öğrenci işi, öğrenciye indirim > öğrenci indirimi
randevu almadan, sıra beklemeden > randevusuz
eve gelen, evde hizmet, ayağıma gelen > eve hizmet
maç yayını, maç veren, lig tv, şampiyonlar ligi, projeksiyon, maç seyretmek > dev ekran, pub, birahane
romantik, sevgiliyle, baş başa, evlenme teklifi, başbaşa > göl manzarası, nehir manzarası, teras
göl kıyısında, suya karşı, suyun kenarında > göl manzarası, göl, nehir manzarası
sgk geçen, ssk geçen, devlet anlaşmalı > sgk anlaşmalı
lake view, river view, view > göl manzarası, nehir manzarası, manzara
pet friendly, dog friendly > evcil hayvan dostu
wheelchair, wheelchair accessible > tekerlekli sandalyeye uygun
open air, outdoor, garden > bahçe, açık hava, teras
student discount > öğrenci indirimi
yemeksepeti, getir yemek, trendyol yemek, migros yemek, online sipariş, eve sipariş > paket servis, adrese teslim, restoran
`;

/** Behind which a point stands in names and kinds, and what it is short for. */
export const ABBREVIATION_LINES = `
reh = rehabilitasyon
fiz = fizik
ted = tedavi
tuh = tuhafiye
has = hastalıkları, hastanesi
hast, hst = hastanesi
dog = doğum
cer = cerrahi
klin = kliniği
pol = polikliniği
lab = laboratuvarı
sogut = soğutma
aras = araştırma
mlz, malz = malzeme
mam, maml = mamulleri
urn, ur, rn = ürünleri
ins = inşaat
muh = mühendislik, muhasebe
taah = taahhüt
mak = makina
tes = tesisat, tesisleri
dek = dekorasyon
tem = temizlik
temiz = temizleme
nak = nakliyat
yed = yedek
parc = parça
aks = aksesuar
elek, elk, elekt, elektr = elektrik
kirt = kırtasiye
konf = konfeksiyon
teks, tekst = tekstil
fab, fabr = fabrikası
paz = pazarlama
plas, plast = plastik
amb = ambalaj
mob = mobilya
sek = şekerleme
kuy = kuyumculuk
gid = gıda
hay, hayv = hayvancılık
tar = tarım
mad = maddeleri
matb = matbaacılık
rek = reklamcılık
bilg = bilgisayar
otm = otomotiv
trak = traktör
ist = istasyonu
yay = yayıncılık
egt, egit = eğitim
turz = turizm
sey, seyh = seyahat
acen = acentesi
zuc, zucc = züccaciye
ecz = eczanesi
vet = veteriner
rest = restoran
lok = lokantası
past = pastanesi
isl = işletmesi
sist = sistemleri
guv = güvenlik
sig = sigorta
gay = gayrimenkul
ith = ithalat
ihr = ihracat
fak = fakültesi
uni, univ = üniversitesi
`;

/**
 * Words of names and addresses with letters that old exports lose: `T?rkiye` and `T?kiye` are known by
 * them. They are nobody's synonyms.
 */
export const WORDS_OF_NAMES = `
  adaçay, ağaç, akçay, altıngöz, atatürk, bahçe, bahçelievler, bahçesi, barbaros, başak, bayındır, belediyesi, beşocak,
  bölge, bölgesi, böğürtlen, bulgurcu, büro, büyük, büyükşehir, caddesi, cemalpaşa, cumhuriyet, çağ, çağdaş, çağlar,
  çağlayan, çakmak, çalışkan, çamlıca, çamlıbel, çankaya, çarşı, çarşısı, çebi, çelik, çelikkapı, çetin, çevre, çınar,
  çınarlı, çiçek, çiftlik, çiğdem, çimen, çimento, çırak, çocuk, çözüm, çukurova, değirmen, demirköprü, denizli,
  dilberler, dispanseri, doğan, doğuş, döküm, dört, dörtyol, döşeme, duygu, dünya, dünyası, düzen, eğitim, elektrik,
  emiroğlu, endüstri, endüstrisi, endüstriyel, erdoğan, ersöz, fabrikası, fakülte, fakültesi, fındık, fırın, fırıncı, furkan,
  gazipaşa, genç, gençay, gençler, gıda, göçmen, göçmenler, gök, gökçe, göksu, göl, gölbaşı, gömlek, gönül, görgülü,
  görkem, göz, gözde, gül, gülbahçesi, güler, gümüş, gümüşler, gün, günay, gündoğdu, gündüz, güneş, güneşli, güney, gür, gürbüz,
  gürsel, gürselpaşa, güven, güvenlik, güzel, güzelevler, güzelyalı, hacettepe, havuzlubahçe, hizmetleri, huzur, hüseyin, hürriyet,
  ihtiyaç, ilaç, inönü, işçi, işletmeleri, kağıtçılık, karaçay, kardeşler, karşıyaka, kılıç, kiremithane, koç, koçak,
  köprü, köprülü, köseoğlu, köşe, köşk, köy, küçük, küçükdikili, küçüksaat, kültür, kürkçüler, kürkçü, kurtuluş, kurttepe,
  kutlubey, malzemeleri, mamülleri, mahmutoğlu, maçka, meydanı, mıdık, mobilyacılık, müdürlüğü, mühendislik, mücadele,
  mühür, mümin, müteahhit, müzik, nöroloji, nöropsikiyatri, obalar, onkoloji, ödül, öğretmen, öğretmenevi, öğrenci, ömer, ömür,
  önder, öncü, özel, özen, özcan, özdemir, özgür, özgün, özgümüş, özkan, özlem, öztürk, özyurt, özsüt, pazarı, pınar, pişmiş,
  pnömatik, profil, reşatbey, romatoloji, röntgen, sağlık, sarıçam, seçkin, seçit, sigorta, sinanpaşa, söğüt, söğütlü,
  sönmez, sözer, sucuzade, sultan, sünger, sürücü, sürücüsü, süleyman, sümer, sümerbank, süt, süper, şadırvan, şehir, şekerleme,
  şoförler, tabaklar, taahhüt, tasarım, tekçe, tepebağ, tökmen, türk, türkmen, türkeli, türkiye, türkocağı, traktör, tütün, tüp,
  uçak, ulucamii, uluçınar, ücret, üç, üçler, üçok, ülker, ülkü, ümit, ün, ünal, üniversal, üniversite, üniversitesi, ünlü,
  üretim, ürn, üroloji, ürün, ürünleri, üstün, üzüm, valikonağı, yardımcı, yavuzlar, yeşil, yeşilevler, yeşilyurt, yeşiloba, yıldız,
  yurtlar, yücel, yüce, yük, yüksek, yüksel, yüreğir, yüz, yüzme, yüzüncüyıl, yün, zübeyde, zümrüt, özlokmacı, çikolata, çiklet,
  kauçuk, alüminyum, büyükada, kozan, köprübaşı, bürosu, görüntüleme, çözümleri, öz, kömür, küp, güç, güçlü, sürat, kömürcü,
  işleri, çanta, çay, çeltik, öğretim, çiçekçilik, çiftliği, çilek, çit, ürünler, açıköğretim, açık, akü, balıkçı, balıkçılık,
  baskı, dövme, dalgıç, dini, güreş, gübre, halıcı, içme, kompresör, müh, parça, paşabahçe, süs, sütaş, şarapçılık, tür, tic,
  yönetim, yatçılık, yurtiçi, zührevi, göğüs, kuaför, kebapçı, köfte, döner, ciğer, çorba, börek, künefe, züccaciye, lokantası`;

/** What long words of names end with: adanakağıt, olimpiyatspor. Shorter ends are in many words by chance. */
export const LAST_PARTS = `
  spor, sport, otel, kafe, cafe, gıda, deri, kapı, yapı, kağıt, market, marketi, eczane, eczanesi, restoran, lokantası, kebap,
  pastanesi, fırını, mobilya, tekstil, konfeksiyon, plastik, metal, demir, çelik, makina, makine, mekanik, elektrik, elektronik,
  otomotiv, motor, petrol, panel, palet, branda, ambalaj, kimya, boya, cam, seramik, mermer, inşaat, emlak, turizm, nakliyat,
  kargo, lojistik, ticaret, sanayi, tarım, hayvancılık, gübre, havuz, bahçe, çiçek, kuyumculuk, optik, medikal, dental,
  hastanesi, koleji, okulu, dershanesi, matbaa, reklam, bilişim, bilgisayar, balık, paintball`;
