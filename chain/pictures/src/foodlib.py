import bpy, numpy as np, math, random, sys, time
from mathutils import Vector, Matrix, Euler, Quaternion

# ---------------------------------------------------------------- noise (vectorised)
def _h(ix,iy,iz,seed):
    n = (ix.astype(np.uint32)*np.uint32(374761393) + iy.astype(np.uint32)*np.uint32(668265263)
         + iz.astype(np.uint32)*np.uint32(2246822519) + np.uint32((seed*3266489917)&0xffffffff))
    n = (n ^ (n>>np.uint32(13)))*np.uint32(1274126177)
    n = (n ^ (n>>np.uint32(16)))*np.uint32(2654435761)
    return n ^ (n>>np.uint32(15))
def pnoise(p, seed=0):
    p=np.asarray(p,float)
    i=np.floor(p).astype(np.int64); f=p-i
    u=f*f*f*(f*(f*6-15)+10)
    out=0
    for dx in (0,1):
        for dy in (0,1):
            for dz in (0,1):
                h=_h(i[...,0]+dx,i[...,1]+dy,i[...,2]+dz,seed)
                gx=((h&np.uint32(1023)).astype(float)/511.5-1); gy=(((h>>np.uint32(10))&np.uint32(1023)).astype(float)/511.5-1); gz=(((h>>np.uint32(20))&np.uint32(1023)).astype(float)/511.5-1)
                d=gx*(f[...,0]-dx)+gy*(f[...,1]-dy)+gz*(f[...,2]-dz)
                w=(u[...,0] if dx else 1-u[...,0])*(u[...,1] if dy else 1-u[...,1])*(u[...,2] if dz else 1-u[...,2])
                out=out+w*d
    return out
def fbm(p, oct=4, gain=.5, lac=2.03, seed=0):
    p=np.asarray(p,float); a=1; s=0
    for k in range(oct):
        s=s+a*pnoise(p,seed+k); p=p*lac; a*=gain
    return s
def ridged(p, oct=4, gain=.5, lac=2.1, seed=0):
    p=np.asarray(p,float); a=1; s=0; t=0
    for k in range(oct):
        s=s+a*(1-np.abs(pnoise(p,seed+k))*2); t+=a; p=p*lac; a*=gain
    return s/t
def voro(p, seed=0):
    p=np.asarray(p,float); i=np.floor(p).astype(np.int64); f=p-i
    f1=np.full(p.shape[:-1],9.); f2=f1.copy(); idv=np.zeros(p.shape[:-1])
    for dx in (-1,0,1):
        for dy in (-1,0,1):
            for dz in (-1,0,1):
                h=_h(i[...,0]+dx,i[...,1]+dy,i[...,2]+dz,seed)
                ox=(h&np.uint32(1023)).astype(float)/1023; oy=((h>>np.uint32(10))&np.uint32(1023)).astype(float)/1023; oz=((h>>np.uint32(20))&np.uint32(1023)).astype(float)/1023
                d=np.sqrt((dx+ox-f[...,0])**2+(dy+oy-f[...,1])**2+(dz+oz-f[...,2])**2)
                nearer=d<f1
                f2=np.where(nearer,f1,np.minimum(f2,d)); idv=np.where(nearer,ox,idv); f1=np.where(nearer,d,f1)
    return f1,f2,idv
def sstep(a,b,x):
    t=np.clip((x-a)/(b-a),0,1); return t*t*(3-2*t)

# ---------------------------------------------------------------- mesh helpers
def mesh(name, V, F, mat=None, attrs=None, smooth=True):
    V=np.asarray(V,np.float32).reshape(-1,3); F=np.asarray(F,np.int32)
    m=bpy.data.meshes.new(name); nF,k=F.shape
    m.vertices.add(len(V)); m.vertices.foreach_set('co',V.ravel())
    m.loops.add(nF*k); m.loops.foreach_set('vertex_index',F.ravel())
    m.polygons.add(nF); m.polygons.foreach_set('loop_start',np.arange(nF,dtype=np.int32)*k); m.polygons.foreach_set('loop_total',np.full(nF,k,np.int32))
    if smooth: m.polygons.foreach_set('use_smooth',np.ones(nF,bool))
    m.update(calc_edges=True); m.validate()
    for n,a in (attrs or {}).items():
        at=m.attributes.new(n,'FLOAT','POINT'); at.data.foreach_set('value',np.asarray(a,np.float32).ravel())
    o=bpy.data.objects.new(name,m); bpy.context.collection.objects.link(o)
    if mat: m.materials.append(mat)
    return o
def gridfaces(nu,nv,wrap_v=True):
    """verts index u*nv+v"""
    u=np.arange(nu-1)[:,None]; v=np.arange(nv if wrap_v else nv-1)[None,:]; v2=(v+1)%nv
    return np.stack([u*nv+v,u*nv+v2,(u+1)*nv+v2,(u+1)*nv+v],-1).reshape(-1,4)
def gridnormals(P,wrap_v=True):
    du=np.gradient(P,axis=0)
    dv=(np.roll(P,-1,1)-np.roll(P,1,1)) if wrap_v else np.gradient(P,axis=1)
    n=np.cross(dv,du); l=np.linalg.norm(n,axis=-1,keepdims=True); return n/np.maximum(l,1e-9)
def lathe(name, prof, nseg=256, mat=None, sub=None):
    prof=np.array(prof,float)
    if sub:
        t=np.linspace(0,1,len(prof)); tt=np.linspace(0,1,sub)
        prof=np.stack([np.interp(tt,t,prof[:,0]),np.interp(tt,t,prof[:,1])],-1)
    th=np.linspace(0,2*np.pi,nseg,endpoint=False)
    P=np.stack([prof[:,0:1]*np.cos(th),prof[:,0:1]*np.sin(th),np.repeat(prof[:,1:2],nseg,1)],-1)
    return mesh(name,P,gridfaces(len(prof),nseg),mat)
def xform(o,loc=(0,0,0),rot=(0,0,0),s=1):
    o.location=loc; o.rotation_euler=rot; o.scale=(s,s,s) if not hasattr(s,'__len__') else s; return o
def inst(o,loc,rot=(0,0,0),s=1):
    c=o.copy(); bpy.context.collection.objects.link(c); return xform(c,loc,rot,s)
def spline(pts,n):
    """catmull-rom resample of 2D/3D points"""
    p=np.array(pts,float); p=np.vstack([2*p[0]-p[1],p,2*p[-1]-p[-2]]); m=len(p)-3
    t=np.linspace(0,m-1e-6,n); i=t.astype(int); f=(t-i)[:,None]
    a,b,c,d=p[i],p[i+1],p[i+2],p[i+3]
    return .5*((2*b)+(-a+c)*f+(2*a-5*b+4*c-d)*f**2+(-a+3*b-3*c+d)*f**3)

# ---------------------------------------------------------------- materials
def hexc(h,a=1):
    h=h.lstrip('#'); c=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple((x/12.92 if x<=.04045 else ((x+.055)/1.055)**2.4) for x in c)+(a,)
class Mat:
    def __init__(s,name):
        s.m=bpy.data.materials.new(name); s.m.use_nodes=True; s.t=s.m.node_tree; s.t.nodes.clear()
        s.out=s.t.nodes.new('ShaderNodeOutputMaterial'); s._co=None
    def _set(s,sock,v):
        if hasattr(v,'is_output'): s.t.links.new(v,sock)
        elif isinstance(v,str): sock.default_value=hexc(v)
        else: sock.default_value=v
    def node(s,t,**kw):
        n=s.t.nodes.new(t)
        for k,v in kw.items(): setattr(n,k,v)
        return n
    def co(s):
        if not s._co: s._co=s.node('ShaderNodeTexCoord')
        return s._co.outputs['Object']
    def attr(s,n): return s.node('ShaderNodeAttribute',attribute_name=n).outputs['Fac']
    def objrand(s): return s.node('ShaderNodeObjectInfo').outputs['Random']
    def noise(s,scale,detail=4,rough=.55,dist=0,vec=None):
        n=s.node('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=scale; n.inputs['Detail'].default_value=detail; n.inputs['Roughness'].default_value=rough; n.inputs['Distortion'].default_value=dist
        s.t.links.new(vec or s.co(),n.inputs['Vector']); return n.outputs['Fac']
    def vor(s,scale,feature='F1',out='Distance',vec=None):
        n=s.node('ShaderNodeTexVoronoi',feature=feature); n.inputs['Scale'].default_value=scale
        s.t.links.new(vec or s.co(),n.inputs['Vector']); return n.outputs[out]
    def ramp(s,f,stops,interp='LINEAR'):
        n=s.node('ShaderNodeValToRGB'); n.color_ramp.interpolation=interp; e=n.color_ramp.elements
        while len(e)<len(stops): e.new(.5)
        for el,(p,c) in zip(e,stops): el.position=p; el.color=hexc(c) if isinstance(c,str) else (c,c,c,1)
        s.t.links.new(f,n.inputs['Fac']); return n.outputs['Color']
    def mix(s,f,a,b,mode='MIX'):
        n=s.node('ShaderNodeMixRGB',blend_type=mode); s._set(n.inputs[0],f); s._set(n.inputs[1],a); s._set(n.inputs[2],b); return n.outputs[0]
    def math(s,op,a,b=0.):
        n=s.node('ShaderNodeMath',operation=op); s._set(n.inputs[0],a); s._set(n.inputs[1],b); return n.outputs[0]
    def bump(s,h,strength=.5,dist=.01,normal=None):
        n=s.node('ShaderNodeBump'); n.inputs['Strength'].default_value=strength; n.inputs['Distance'].default_value=dist
        s.t.links.new(h,n.inputs['Height'])
        if normal: s.t.links.new(normal,n.inputs['Normal'])
        return n.outputs['Normal']
    def pbr(s,color,rough=.5,spec=.5,sss=0,sssr=(1,.35,.15),sssscale=.03,coat=0,coatr=.1,normal=None,trans=0,ior=1.45,metal=0,translucent=None,emit=None):
        n=s.node('ShaderNodeBsdfPrincipled'); I=n.inputs
        s._set(I['Base Color'],color); s._set(I['Roughness'],rough); s._set(I['Specular'],spec)
        s._set(I['Subsurface'],sss); I['Subsurface Radius'].default_value=tuple(x*sssscale for x in sssr)
        if sss: s._set(I['Subsurface Color'],color)
        s._set(I['Clearcoat'],coat); s._set(I['Clearcoat Roughness'],coatr); s._set(I['Transmission'],trans); s._set(I['IOR'],ior); s._set(I['Metallic'],metal)
        if emit: s._set(I['Emission'],emit[0]); I['Emission Strength'].default_value=emit[1]
        if normal: s.t.links.new(normal,I['Normal'])
        sh=n.outputs[0]
        if translucent:
            t=s.node('ShaderNodeBsdfTranslucent'); s._set(t.inputs[0],translucent[1]); mx=s.node('ShaderNodeMixShader'); mx.inputs[0].default_value=translucent[0]
            s.t.links.new(sh,mx.inputs[1]); s.t.links.new(t.outputs[0],mx.inputs[2]); sh=mx.outputs[0]
        s.t.links.new(sh,s.out.inputs[0]); return s.m

# ---------------------------------------------------------------- scene
def area(loc,target,size,power,color=(1,1,1),sizey=None):
    l=bpy.data.lights.new('a','AREA'); l.energy=power; l.color=color; l.shape='RECTANGLE'; l.size=size; l.size_y=sizey or size
    o=bpy.data.objects.new('a',l); bpy.context.collection.objects.link(o); o.location=loc
    o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); return o
def setup(res=640,spp=128,elev=42,azim=0,dist=7.2,lens=85,target=(0,0,.05),fstop=.5,focus=None,bg='#F3DFC1',catcher=False,exposure=0.0,look='Medium High Contrast',world='#FFF1DF',wstr=.45,light=1.0,shift=(0,0)):
    s=bpy.context.scene; s.render.engine='CYCLES'; c=s.cycles
    c.samples=spp; c.use_denoising=False; c.use_adaptive_sampling=True; c.adaptive_threshold=.03; c.adaptive_min_samples=min(9,spp); c.seed=7
    c.max_bounces=4; c.diffuse_bounces=2; c.glossy_bounces=2; c.transmission_bounces=4; c.transparent_max_bounces=8
    c.sample_clamp_indirect=3; c.sample_clamp_direct=0; c.caustics_reflective=False; c.caustics_refractive=False; c.blur_glossy=1
    s.render.resolution_x=s.render.resolution_y=res; s.render.resolution_percentage=100; s.render.threads_mode='AUTO'
    s.view_settings.view_transform='Filmic'
    try: s.view_settings.look=look
    except Exception: pass
    s.view_settings.exposure=exposure; s.render.image_settings.file_format='PNG'; s.render.image_settings.color_mode='RGBA' if catcher else 'RGB'
    s.render.film_transparent=catcher
    w=bpy.data.worlds.new('w'); s.world=w; w.use_nodes=True; b=w.node_tree.nodes['Background']; b.inputs[0].default_value=hexc(world); b.inputs[1].default_value=wstr
    cam=bpy.data.cameras.new('c'); cam.lens=lens; co=bpy.data.objects.new('c',cam); bpy.context.collection.objects.link(co); s.camera=co
    cam.shift_x,cam.shift_y=shift
    e=math.radians(elev); a=math.radians(azim-90); T=Vector(target)
    co.location=T+Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e)))*dist
    co.rotation_euler=(T-co.location).to_track_quat('-Z','Y').to_euler()
    if fstop:
        cam.dof.use_dof=True; cam.dof.aperture_fstop=fstop; f=Vector(focus) if focus else T; cam.dof.focus_distance=(f-co.location).dot((T-co.location).normalized())
    # lights: large back-left key, front-right warm fill, small back-right rim for speculars
    area((-3.2,3.4,3.6),(0,0,0),2.6,300*light,(1,.93,.83))
    area((3.6,-2.2,3.2),(0,0,.1),3.2,150*light,(1,.9,.76))
    area((3.0,3.2,1.6),(0,0,.2),.9,75*light,(1,.86,.66))
    M=Mat('bg'); m=M.pbr(bg,rough=.75,spec=.15)
    if catcher: pl=mesh('pl',[(-30,-30,0),(30,-30,0),(30,30,0),(-30,30,0)],[(0,1,2,3)],m); pl.is_shadow_catcher=True
    else: pl=mesh('pl',[(-30,-30,0),(30,-30,0),(30,30,0),(-30,30,0)],[(0,1,2,3)],m)
    return s
def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
def render(path):
    s=bpy.context.scene; s.render.filepath=path; t=time.time(); bpy.ops.render.render(write_still=True); print('RENDERED %s %.1fs'%(path,time.time()-t)); return time.time()-t

# ---------------------------------------------------------------- own denoiser (this Debian build has no OpenImageDenoise)
def _box(a,r):
    from scipy.ndimage import uniform_filter
    return uniform_filter(a,size=(2*r+1,2*r+1)+((0,) if a.ndim==3 else ()),mode='nearest') if a.ndim==2 else np.stack([uniform_filter(a[...,k],2*r+1,mode='nearest') for k in range(a.shape[2])],-1)
def denoise(col,alb,nor,alpha=None,rad=5,ka=.07,kn=.30,kc=.22,passes=1):
    from scipy.ndimage import median_filter
    col=col.astype(np.float32); alb=alb[...,:3].astype(np.float32); nor=nor[...,:3].astype(np.float32)
    A=alb+.04; irr=col/A
    L=irr.mean(-1); med=median_filter(L,5); cap=med*2.6+.25; k=np.minimum(1,cap/np.maximum(L,1e-6)); irr=irr*k[...,None]
    for p in range(passes):
        guide=_box(irr,1); gl=guide.mean(-1,keepdims=True)+.06; g=guide/gl; lum=np.log(gl[...,0])
        irr4=irr if alpha is None else np.concatenate([irr,alpha[...,None]],-1); acc=np.zeros_like(irr4); ws=np.zeros(irr.shape[:2],np.float32)
        H,W=lum.shape; pad=rad
        P=lambda x:np.pad(x,((pad,pad),(pad,pad))+((0,0),)*(x.ndim-2),mode='edge')
        pi,pa,pn,pl=P(irr4),P(alb),P(nor),P(lum)
        for dy in range(-rad,rad+1):
            for dx in range(-rad,rad+1):
                if dx*dx+dy*dy>rad*rad+1: continue
                sl=(slice(pad+dy,pad+dy+H),slice(pad+dx,pad+dx+W))
                d=((pa[sl]-alb)**2).sum(-1)/ka**2+((pn[sl]-nor)**2).sum(-1)/kn**2+_box((pl[sl]-lum)**2,1)/kc**2+(dx*dx+dy*dy)/(rad*rad)*1.2
                w=np.exp(-d); acc+=pi[sl]*w[...,None]; ws+=w
        o4=acc/ws[...,None]; irr=o4[...,:3]; al=o4[...,3] if alpha is not None else None; kc*=.6
    o=(irr*.85+(col/A)*k[...,None]*.15)*A
    return o if alpha is None else np.concatenate([o,al[...,None]],-1)
DN={}   # denoiser strength overrides (glass needs looser guides)
def render_dn(path,looks=('High Contrast',),dn=True,keep=False):
    """render -> EXR passes -> feature-guided NL-means -> view transform -> png"""
    import os,tempfile
    s=bpy.context.scene; vl=s.view_layers[0]; vl.cycles.denoising_store_passes=True
    s.use_nodes=True; t=s.node_tree; t.nodes.clear(); rl=t.nodes.new('CompositorNodeRLayers'); d=tempfile.mkdtemp(); fo=t.nodes.new('CompositorNodeOutputFile'); fo.base_path=d; fo.format.file_format='OPEN_EXR'; fo.format.color_mode='RGBA'; fo.format.color_depth='32'
    fo.file_slots.clear()
    for n,sk in (('col','Image'),('alb','Denoising Albedo'),('nor','Denoising Normal')):
        fo.file_slots.new(n); t.links.new(rl.outputs[sk],fo.inputs[n])
    co=t.nodes.new('CompositorNodeComposite'); t.links.new(rl.outputs['Image'],co.inputs[0])
    t0=time.time(); c0=time.process_time(); bpy.ops.render.render(write_still=False); t1=time.time(); c1=time.process_time()
    W,H=s.render.resolution_x,s.render.resolution_y; R={}
    for n in ('col','alb','nor'):
        im=bpy.data.images.load(os.path.join(d,n+'%04d.exr'%s.frame_current)); im.colorspace_settings.name='Linear'; a=np.empty(W*H*4,np.float32); im.pixels.foreach_get(a); R[n]=a.reshape(H,W,4); bpy.data.images.remove(im)
    import shutil; shutil.rmtree(d)
    if keep: np.savez_compressed(path.replace('.png','.npz'),**{k:v.astype(np.float16) for k,v in R.items()})
    out=R['col'].copy()
    if dn:
        if s.render.film_transparent:
            from scipy.ndimage import binary_dilation
            mk=np.linalg.norm(R['nor'][...,:3],axis=-1)>1.7; dil=binary_dilation(mk,iterations=2); edge=dil&~mk   # catcher pixels have |normal|~2
            out=denoise(R['col'][...,:3],R['alb'],R['nor'],R['col'][...,3],**DN); out[edge]=.4*R['col'][edge]+.6*_box(R['col'],1)[edge]
        else: out[...,:3]=denoise(R['col'][...,:3],R['alb'],R['nor'])
    if s.render.film_transparent: out=warm_shadow(out,mk=mk)
    t2=time.time(); save_lin(out,path,looks)
    print('RENDERED %s wall %.1fs cpu %.1fs denoise %.1fs'%(path,t1-t0,c1-c0,t2-t1))
def save_lin(out,path,looks):
    s=bpy.context.scene; H,W=out.shape[:2]
    for i,lk in enumerate(looks):
        im=bpy.data.images.new('o',W,H,alpha=True,float_buffer=True); im.colorspace_settings.name='Linear'; im.pixels.foreach_set(np.ascontiguousarray(out,np.float32).ravel()); im.update()
        vt,look=(lk.split(':')+['None'])[:2] if ':' in lk or lk=='Standard' else ('Filmic',lk)
        s.view_settings.view_transform=vt
        try: s.view_settings.look=look
        except Exception as e: print(e)
        p=path if i==0 else path.replace('.png','_%d.png'%i); im.save_render(p,scene=s); bpy.data.images.remove(im)

def warm_shadow(o,tint=(.20,.075,.02),strength=.85,fade=.18,mk=None):
    """shadow-catcher pixels are pure black: tint them warm, soften, fade at the frame edge. o = premultiplied linear RGBA; mk = catcher mask"""
    from scipy.ndimage import uniform_filter, binary_dilation
    a=np.clip(o[...,3],0,1); cov=uniform_filter(mk.astype(np.float32),3); edge=binary_dilation(mk,iterations=1)&~mk
    st=o[...,:3].max(-1)/np.maximum(a,1e-4); sh=np.where(mk,1.,np.where(edge,np.clip(cov*1.15,0,1),0.))
    H,W=a.shape; y=np.minimum(np.arange(H),np.arange(H)[::-1])[:,None]/(fade*H); x=np.minimum(np.arange(W),np.arange(W)[::-1])[None,:]/(fade*W)
    m=sstep(0,1,np.minimum(x,1))*sstep(0,1,np.minimum(y,1))
    na=a*(1-sh)+a*sh*strength*m; r=o.copy(); r[...,:3]=o[...,:3]+(sh*a*strength*m)[...,None]*np.array(tint); r[...,3]=na; return r
