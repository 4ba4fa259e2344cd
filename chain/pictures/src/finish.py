# grade + encode: RGBA PNG -> NAME.webp (full size, q82, alpha) and smaller ones; below alpha 75 soft shadows show bands
# sizes and qualities are those of ../sizes.json, by which the gateway cuts what the chain uploads; the full size is as rendered
import json,os,subprocess,tempfile
from PIL import Image, ImageEnhance, ImageFilter
SIZES=json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)),'..','sizes.json')))
def finish(png,outdir,name,keep=False,sat=1.06,con=1.05,bri=1.025):
    im=Image.open(png).convert('RGBA'); a=im.getchannel('A'); rgb=im.convert('RGB')
    rgb=ImageEnhance.Color(rgb).enhance(sat); rgb=ImageEnhance.Contrast(rgb).enhance(con); rgb=ImageEnhance.Brightness(rgb).enhance(bri); rgb=rgb.filter(ImageFilter.UnsharpMask(1.2,60,2)); rgb.putalpha(a)
    r=[]
    with tempfile.TemporaryDirectory() as d:
        for z in SIZES:
            suffix,px,q,aq=z['suffix'],z['width'],z['quality'],z['alphaQuality']
            s=rgb if suffix=='' else rgb.resize((px,px),Image.LANCZOS); f=os.path.join(d,'t.png'); s.save(f); o=os.path.join(outdir,name+suffix+'.webp')
            subprocess.run(['cwebp','-quiet','-q',str(q),'-alpha_q',str(aq),'-alpha_filter','best','-m','6',f,'-o',o],check=True); r.append('%.0fkB'%(os.path.getsize(o)/1024))
    if keep: rgb.save(os.path.join(outdir,name+'.png'))
    return '/'.join(r)
